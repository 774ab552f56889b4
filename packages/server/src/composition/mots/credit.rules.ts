/** A credit without the sign that is set before every credit. */
export const creditNu = (credit: string): string => credit.trim().replace(/^(?:©|\(c\))\s*/i, '');
