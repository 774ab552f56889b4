/** Where the console asks for the code of a screen, filled with this one: what the QR that a screen shows opens. */
export const cheminDAppairage = (code: string): string => `/display/ecrans/list?appairer=${code}`;
