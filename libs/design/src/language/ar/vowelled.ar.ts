/** Words of these lines with the vowels that the embedded voice would leave out. */
export const VOWELLED_AR: Readonly<Record<string, string>> = {};
