/** The page of the console that asks for the code of a screen, filled in: the screen's QR code opens it. */
export const cheminDAppairage = (code: string): string => `/display/ecrans/list?appairer=${code}`;
