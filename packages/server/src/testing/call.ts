/** Calls the API of the console in somebody’s name: what it answers, or throws. */
export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;
