import { FORMATS_D_EXPORT } from './liste.resource.ts';

/** The codes that put the contents of a site into pages of another. */

export interface AIntegrer {
  /** The address of the instance: « https://bridge.exemple.fr ». */
  readonly origine: string;
  /** The code of the site. */
  readonly site: string;
  readonly langue: string;
  readonly genre: 'liste' | 'carte' | 'annonce';
  readonly code: string;
  /** The title of the frame, for screen readers. */
  readonly titre?: string;
  /** The formats that the list offers, besides those always served. */
  readonly exports?: readonly string[];
}

/** The formats that maps and programs need. */
const TOUJOURS = ['json', 'geojson'];

export interface CodesDIntegration {
  /** The page itself. */
  readonly page: string;
  /** The content alone, which the server of another site writes into its own page. */
  readonly fragment: string;
  readonly php: string;
  readonly element: string;
  readonly cadre: string;
  readonly wordpress: string;
  readonly sorties: readonly { readonly format: string; readonly libelle: string; readonly adresse: string }[];
}

const NOMS = { liste: 'Liste', carte: 'Carte', annonce: 'Annonce' } as const;

/** The address that the pages of a site start with. */
export const adresseDuSite = (origine: string, site: string): string =>
  `${origine.replace(/\/+$/, '')}/public/${encodeURIComponent(site)}`;

/** The codes to copy: any name stays inside its quotes. */
export function codesDIntegration(quoi: AIntegrer): CodesDIntegration {
  const { origine, site, langue, genre, code, titre = '', exports = [] } = quoi;
  const formats = FORMATS_D_EXPORT.filter(({ value }) => TOUJOURS.includes(value) || exports.includes(value));
  const chemin = [langue, ...(genre === 'liste' ? [] : [genre]), code].map(encodeURIComponent).join('/');
  const page = `${adresseDuSite(origine, site)}/${chemin}`;
  const fragment = `${page}?fragment=1`;
  const outils = `${origine.replace(/\/+$/, '')}/public/_bridge`;
  const nom = titre.trim() || NOMS[genre];
  const script = (nom: string) => `<script type="module" src="${forHtml(`${outils}/${nom}.js`)}" async></script>`;
  return {
    page,
    fragment,
    // The visitor's query is passed on: filters and pages work without a script.
    php: [
      `<div data-bridge-source="${forHtml(page)}">`,
      `<?php echo file_get_contents('${forPhp(page)}?' . http_build_query(['fragment' => '1'] + $_GET)); ?>`,
      '</div>',
      script('bridge'),
    ].join('\n'),
    element: [script('bridge'), `<bridge-${genre} src="${forHtml(page)}"></bridge-${genre}>`].join('\n'),
    cadre: [
      `<iframe data-bridge-cadre src="${forHtml(`${page}?cadre=1`)}" title="${forHtml(nom)}" loading="lazy" style="width:100%;border:0"></iframe>`,
      script('cadre-hote'),
    ].join('\n'),
    wordpress: `[bridge ${genre}="${forShortcode(code)}" site="${forShortcode(site)}" langue="${forShortcode(langue)}"]`,
    sorties: (genre === 'liste' ? formats : []).map(({ value, label }) => ({
      format: value,
      libelle: label,
      adresse: `${page}.${value}`,
    })),
  };
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const forHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => HTML[sign] ?? '');
/** Between single quotes of PHP. */
const forPhp = (text: string) => text.replace(/[\\']/g, String.raw`\$&`);
/** A shortcode knows no way to write a quote or a bracket: codes have none. */
const forShortcode = (text: string) => text.replace(/["'<>[\]]/g, '');
