/** Under which the studio keeps who is signed in. */
export const SESSION_KEY = ['session'] as const;
