/** The greeting: « Bonjour Camille », or « Bonsoir » from six in the evening to the end of the night. */
export function greet(name: string, hour: number): string {
  const word = hour >= 18 || hour < 5 ? 'Bonsoir' : 'Bonjour';
  return name ? `${word} ${name}` : word;
}
