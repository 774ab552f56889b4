/** A table of words looked up by what sources write: « constructor » is no word of it, as it would be of any object. */
export const lexique = <V>(mots: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
  Object.freeze(Object.assign(Object.create(null), mots));
