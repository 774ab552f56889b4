/** Styles of blocs, whose HTML bloc.html.ts writes. */
export const BLOCS = `
.bridge .bloc-edition { display: inline-flex; gap: 1rem; align-items: center; color: inherit; text-decoration: none }
.bridge .bloc-edition img { width: 6rem; height: auto; border: 1px solid var(--bridge-bord); border-radius: .25rem }
.bridge .bloc-edition strong, .bridge .bloc-edition small { display: block }
.bridge .bloc-edition small { margin-block-start: .25rem; color: var(--bridge-doux) }
.bridge .bloc-edition:is(:hover, :focus-visible) strong { text-decoration: underline }
.bridge .bloc { display: grid; gap: .75rem; align-content: start; min-width: 0 }
.bridge .bloc-titre { font-size: 1.375rem }
.bridge .bridge-zone-laterale .bloc-titre { font-size: 1.0625rem }
.bridge .bridge-blocs .bloc-titre { font-size: .9375rem }
.bridge .bloc-texte { display: grid; gap: .75rem; max-width: 44rem; line-height: 1.65 }
.bridge .bloc-valeur:has(p) { max-width: 44rem; line-height: 1.65 }
.bridge .bloc-valeur p + p { margin-block-start: .75rem }
.bridge .bloc-colonnes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: .75rem 1.5rem }
.bridge .bloc :is(dt, .bloc-libelle, .bloc-groupe) { color: var(--bridge-doux); font-size: .875rem; font-weight: 500 }
.bridge .bloc-ligne { display: flex; flex-wrap: wrap; gap: .25rem .5rem }
.bridge .bloc table { width: 100%; border-collapse: collapse }
.bridge .bloc :is(th, td) { padding: .5rem 0; border-block-end: 1px solid var(--bridge-bord); font-weight: 400; text-align: start; vertical-align: top }
.bridge .bloc :is(th, td) small { display: block; color: var(--bridge-doux); font-size: .875rem }
.bridge .bloc-tarifs td { padding-inline-start: 1rem; font-weight: 650; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
.bridge .bloc-liste { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: .375rem 1.5rem }
.bridge .bloc-liste[data-colonnes="1"] { grid-template-columns: minmax(0, 1fr) }
.bridge :is(.bloc-liste, .bloc-puces) li { display: flex; gap: .5rem; align-items: baseline }
.bridge :is(.bloc-liste, .bloc-puces) li::before { content: ""; flex: none; width: .375rem; height: .375rem; border-radius: 50%; background: var(--bridge-repere); transform: translateY(-.125em) }
.bridge .bloc-picto:empty { display: none }
.bridge .bloc-picto { display: inline-block; flex: none; width: 1.25em; height: 1.25em; margin-inline-end: .375em; color: var(--bridge-repere); vertical-align: -.25em }
.bridge .bloc-picto svg { display: block; width: 100%; height: 100% }
.bridge :is(.bloc-liste, .bloc-puces) li:has(.bloc-picto svg)::before { content: none }
.bridge .bloc-horaires { display: grid; gap: .375rem }
.bridge .bloc-liens { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
.bridge .bloc-liens a { display: inline-block; min-height: 1.5rem }
.bridge .bloc-galerie { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: .75rem }
.bridge .bloc-galerie img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; border-radius: var(--bridge-arrondi) }
.bridge .bloc figcaption { padding-block-start: .25rem; color: var(--bridge-doux); font-size: .8125rem }
.bridge .bloc-qr svg { display: block; width: 9rem; height: 9rem; background: #fff }
.bridge .bloc-carte { display: grid; gap: .25rem }
`;
