/** Calls the API of the console as somebody; returns the answer, or throws. */
export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;
