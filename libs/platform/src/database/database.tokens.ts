/** Injection token of the PostgreSQL address in use, embedded or configured. */
export const DATABASE_URL = Symbol('database url');
