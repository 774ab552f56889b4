/** The host of a request, without its port. */
export function hoteDeRequete(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
