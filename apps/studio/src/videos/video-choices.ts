/** Lengths, seconds, and formats that forms offer; the api takes any length between. */
export const LENGTHS = [15, 30, 60, 90] as const;
export const FORMATS = ['9:16', '4:5', '1:1', '16:9'] as const;
