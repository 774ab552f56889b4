import type { BridgeParameters } from '@bridge/contract';

/** The address to report a bug. For an e-mail address, a letter that says the page and the browser; null without one. */
export function reportAddress(
  parameters: Pick<BridgeParameters, 'lien_signalement'> | null,
  page: string,
  browser: string,
): string | null {
  const link = parameters?.lien_signalement;
  if (!link) return null;
  if (!link.startsWith('mailto:') || link.includes('?')) return link;
  const body = `Ce que je faisais :\n\n\nCe qui s’est passé :\n\n\nPage : ${page}\nNavigateur : ${browser}\n`;
  return `${link}?subject=${encodeURIComponent('Bridge : signaler un problème')}&body=${encodeURIComponent(body)}`;
}
