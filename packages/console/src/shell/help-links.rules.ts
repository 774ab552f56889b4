import type { BridgeParameters } from '@bridge/contract';

/** Where bugs go; otherwise a letter that already says where it happened, and with which browser. */
export function reportAddress(
  parameters: Pick<BridgeParameters, 'lien_signalement'> | null,
  page: string,
  browser: string,
): string {
  if (parameters?.lien_signalement) return parameters.lien_signalement;
  const body = `Ce que je faisais :\n\n\nCe qui s’est passé :\n\n\nPage : ${page}\nNavigateur : ${browser}\n`;
  return `mailto:?subject=${encodeURIComponent('Bridge : signaler un problème')}&body=${encodeURIComponent(body)}`;
}
