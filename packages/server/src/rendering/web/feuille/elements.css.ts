/** Styles of objets in a list and of their photos: boxes have their ratio before they are filled. */
export const ELEMENTS = `
.bridge .bridge-elements { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--bridge-espace) }
@container bridge (min-width: 36rem) {
  .bridge-elements:is(.bridge-colonnes-2, .bridge-colonnes-3, .bridge-colonnes-4, .bridge-colonnes-5, .bridge-colonnes-6) { grid-template-columns: repeat(2, minmax(0, 1fr)) }
}
@container bridge (max-width: 35.99rem) {
  .bridge .bridge-elements.bridge-mobile-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; --bridge-dedans: .75rem }
  .bridge .bridge-mobile-2 .bridge-nom { font-size: 1rem }
}
@container bridge (min-width: 36rem) and (max-width: 59.99rem) {
  .bridge .bridge-elements.bridge-tablette-1 { grid-template-columns: repeat(1, minmax(0, 1fr)) }
  .bridge .bridge-elements.bridge-tablette-2 { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .bridge .bridge-elements.bridge-tablette-3 { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .bridge .bridge-elements.bridge-tablette-4 { grid-template-columns: repeat(4, minmax(0, 1fr)) }
}
@container bridge (min-width: 60rem) {
  .bridge .bridge-elements.bridge-colonnes-3 { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .bridge .bridge-elements:is(.bridge-colonnes-4, .bridge-colonnes-5, .bridge-colonnes-6) { grid-template-columns: repeat(4, minmax(0, 1fr)) }
}
@container bridge (min-width: 80rem) {
  .bridge .bridge-elements.bridge-colonnes-5 { grid-template-columns: repeat(5, minmax(0, 1fr)) }
  .bridge .bridge-elements.bridge-colonnes-6 { grid-template-columns: repeat(6, minmax(0, 1fr)) }
}
.bridge .bridge-elements:has(> [class*="g-element-compact"]) { gap: .5rem }
.bridge .bridge-element { position: relative; border: 1px solid var(--bridge-trait); border-radius: calc(var(--bridge-arrondi) * 1.5); background: var(--bridge-fond) }
.bridge .bridge-element:hover { border-color: var(--bridge-bord); box-shadow: var(--bridge-ombre) }
.bridge .bridge-nom { font-size: 1.1875rem }
.bridge .bridge-nom .bridge-icone { width: 1em; height: 1em; margin-inline-start: .375em; vertical-align: -.125em }
.bridge .bridge-lien { color: inherit; text-decoration: none }
.bridge .bridge-lien::after { content: ""; position: absolute; inset: 0; z-index: 1; border-radius: calc(var(--bridge-arrondi) * 1.5) }
.bridge .bridge-element:hover .bridge-lien { text-decoration: underline }
.bridge .bridge-lien:focus-visible { outline: none }
.bridge .bridge-lien:focus-visible::after { outline: 3px solid var(--bridge-repere); outline-offset: 2px }
.bridge .bridge-surtitre { color: var(--bridge-doux); font-size: .875rem; line-height: 1.35 }
.bridge .bridge-blocs { font-size: .9375rem }
.bridge .bridge-element .bridge-blocs a { position: relative; z-index: 2; display: inline-block; min-height: 1.5rem }
.bridge .bridge-photo { position: relative; overflow: hidden; background: var(--bridge-surface) }
.bridge .bridge-photo img { display: block; width: 100%; height: 100%; max-width: none; object-fit: cover }
.bridge .bridge-vue { display: contents }
.bridge .bridge-feuilleter { position: absolute; inset-block: 0; z-index: 2; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; margin-block: auto; padding: 0; border: 1px solid var(--bridge-bord); border-radius: 50%; background: var(--bridge-fond); color: var(--bridge-encre); cursor: pointer }
.bridge .bridge-feuilleter-suivante { inset-inline-end: .5rem }
.bridge .bridge-feuilleter-precedente { inset-inline-start: .5rem }
.bridge .bridge-feuilleter-precedente .bridge-icone { transform: scaleX(-1) }
.bridge .bridge-rang { position: absolute; inset-block: .5rem auto; inset-inline-start: .5rem; padding: .125rem .5rem; border-radius: 1rem; background: rgb(0 0 0 / .65); color: #fff; font-size: .75rem; font-variant-numeric: tabular-nums }
.bridge .bridge-rang:empty { padding: 0; background: none }
.bridge .bridge-ratio-4x3 { aspect-ratio: 4 / 3 }
.bridge .bridge-ratio-3x2 { aspect-ratio: 3 / 2 }
.bridge .bridge-ratio-16x9 { aspect-ratio: 16 / 9 }
.bridge .bridge-ratio-1x1 { aspect-ratio: 1 }
.bridge .bridge-ratio-3x4 { aspect-ratio: 3 / 4 }
.bridge .bridge-sans-photo { display: grid; place-items: center; color: var(--bridge-repere); background: var(--bridge-surface) }
@container bridge (max-width: 35.99rem) {
  .bridge .bridge-element .bridge-sans-photo { aspect-ratio: auto; height: 7.5rem }
}
.bridge .bridge-sans-photo .bridge-icone { width: 2.75rem; height: 2.75rem; stroke-width: 1.2; opacity: .55 }
.bridge .bridge-credit { position: absolute; inset: auto 0 0 auto; max-width: 100%; padding: .125rem .5rem; border-start-start-radius: 6px; background: rgb(0 0 0 / .65); color: #fff; font-size: .6875rem; line-height: 1.5 }
.bridge .bridge-badges { display: flex; flex-wrap: wrap; gap: .375rem }
.bridge .bridge-badge { display: inline-flex; gap: .375rem; align-items: center; padding: .1875rem .625rem; border: 1px solid var(--bridge-trait); border-radius: 1rem; background: var(--bridge-fond); color: var(--bridge-encre); font-size: .8125rem; font-weight: 600; line-height: 1.35 }
.bridge :is(.bridge-badge[data-genre=ouvert], .bridge-badge[data-genre=ferme], .bridge-ouverture)::before { content: ""; width: .5rem; height: .5rem; border-radius: 50%; background: #2f9e5b }
.bridge .bridge-ouverture { display: inline-flex; gap: .4375rem; align-items: center; font-weight: 600 }
.bridge :is(.bridge-ouverture[data-ouvert=non], .bridge-badge[data-genre=ferme])::before { background: #c2483c }
.bridge .bridge-classement { color: var(--bridge-repere); letter-spacing: .08em }
.bridge .bridge-classement > span:last-child { letter-spacing: normal }
.bridge .bridge-date { display: flex; gap: .5rem; align-items: start; font-weight: 600 }
.bridge .bridge-date .bridge-icone { margin-block-start: .125em; color: var(--bridge-repere) }
.bridge .bridge-feuillet { display: grid; justify-items: center; width: 4rem; overflow: hidden; border: 1px solid var(--bridge-trait); border-radius: var(--bridge-arrondi); background: var(--bridge-fond); line-height: 1.2; text-align: center }
.bridge .bridge-feuillet-jour { width: 100%; padding: .1875rem; background: var(--bridge-action); color: var(--bridge-sur-action); font-size: .75rem; font-weight: 650 }
.bridge .bridge-feuillet-numero { padding-block-start: .25rem; font-size: 1.625rem; font-weight: 700; letter-spacing: -.02em }
.bridge .bridge-feuillet-mois { padding-block-end: .3125rem; color: var(--bridge-doux); font-size: .8125rem }
.bridge .bridge-favori { display: grid; place-items: center; z-index: 2; width: 2.5rem; height: 2.5rem; padding: 0; border: 1px solid var(--bridge-trait); border-radius: 50%; background: var(--bridge-fond); cursor: pointer }
.bridge .bridge-favori[aria-pressed=true] .bridge-icone { fill: currentColor; color: var(--bridge-repere) }
.bridge .bridge-element .bridge-bouton-discret { min-height: 2.25rem; padding: .3125rem .875rem; font-size: .9375rem }
.bridge .bridge-element:hover .bridge-bouton-discret { border-color: transparent; background: var(--bridge-action); color: var(--bridge-sur-action) }
.bridge .bridge-entree { display: flex; flex-direction: column; overflow: hidden }
.bridge .bridge-entree img { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover }
.bridge .bridge-entree .bridge-sans-photo { aspect-ratio: 16 / 9 }
.bridge .bridge-entree .bridge-sans-photo .bridge-icone { width: 3.5rem; height: 3.5rem; stroke-width: 1.3 }
.bridge .bridge-sans-photo-carte { background-image: linear-gradient(115deg, transparent 46%, var(--bridge-trait) 46% 49%, transparent 49%), linear-gradient(25deg, transparent 60%, var(--bridge-trait) 60% 62%, transparent 62%), linear-gradient(70deg, transparent 28%, var(--bridge-trait) 28% 29.5%, transparent 29.5%) }
.bridge .bridge-entree-texte { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .25rem 1rem; align-content: start; align-items: center; flex: 1; padding: 1.25rem }
.bridge .bridge-entree-texte p { grid-row: 2; color: var(--bridge-doux) }
.bridge .bridge-entree-texte .bridge-icone { grid-area: 1 / 2 / 3 / 3; color: var(--bridge-repere) }
.bridge .bridge-infobulle { position: relative; max-width: 100%; background: var(--bridge-fond) }
.bridge .bridge-densite-aeree { --bridge-espace: 2.25rem; --bridge-dedans: 1.5rem }
.bridge .bridge-densite-serree { --bridge-espace: .875rem; --bridge-dedans: .8125rem }
`;
