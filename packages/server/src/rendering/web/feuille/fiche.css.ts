/** Styles of a fiche: its photos, its actions and what follows. */
export const FICHE = `
.bridge article > header .bridge-nom, .bridge article .entete .bridge-nom { font-size: clamp(1.875rem, 1.2rem + 2.8cqi, 2.75rem); line-height: 1.12; letter-spacing: -.022em }
.bridge article .bridge-date { font-size: 1.0625rem }
.bridge .bridge-galerie { display: grid; grid-auto-flow: column; grid-auto-columns: min(88%, 34rem); gap: .5rem; overflow-x: auto; scroll-snap-type: x mandatory; border-radius: calc(var(--bridge-arrondi) * 1.5) }
.bridge .bridge-galerie-1 { grid-auto-columns: 100% }
.bridge .bridge-galerie li { scroll-snap-align: start }
.bridge .bridge-galerie .bridge-photo { width: 100%; height: 100% }
.bridge .bridge-galerie :is(.bridge-photo > a) { display: block; height: 100% }
.bridge .bridge-galerie figcaption { position: absolute; inset: auto 0 0; display: flex; gap: .5rem; align-items: end; justify-content: space-between; pointer-events: none }
.bridge .bridge-galerie .bridge-credit { position: static; margin-inline-start: auto }
.bridge .bridge-legende { padding: .125rem .5rem; border-start-end-radius: 6px; background: rgb(0 0 0 / .65); color: #fff; font-size: .8125rem; line-height: 1.5 }
@container bridge (min-width: 48rem) {
  .bridge .bridge-galerie:not(.bridge-galerie-1, .bridge-galerie-suite) { grid-auto-flow: row; grid-auto-columns: auto; grid-template-columns: repeat(4, minmax(0, 1fr)); grid-template-rows: repeat(2, auto); overflow: hidden }
  .bridge .bridge-galerie:not(.bridge-galerie-1, .bridge-galerie-suite) > li:first-child { grid-area: 1 / 1 / 3 / 3 }
  .bridge .bridge-galerie-2 > li:nth-child(2) { grid-area: 1 / 3 / 3 / 5 }
  .bridge .bridge-galerie-3 > li:nth-child(n + 2) { grid-column: 3 / 5 }
  .bridge .bridge-galerie-3 > li:nth-child(n + 2) .bridge-photo { aspect-ratio: 3 / 1 }
  .bridge .bridge-galerie-4 > li:nth-child(2) { grid-column: 3 / 5 }
  .bridge .bridge-galerie-4 > li:nth-child(2) .bridge-photo { aspect-ratio: 3 / 1 }
  .bridge .bridge-galerie:not(.bridge-galerie-1, .bridge-galerie-suite) > li:not(:first-child) .bridge-legende { display: none }
  .bridge .bridge-galerie-1 .bridge-photo { aspect-ratio: 21 / 9 }
  .bridge .bridge-galerie-suite { grid-auto-flow: row; grid-auto-columns: auto; grid-template-columns: repeat(3, minmax(0, 1fr)) }
}
.bridge .bridge-plus > summary { display: inline-flex; gap: .5rem; align-items: center; min-height: 2.75rem; font-weight: 600 }
.bridge .bridge-actions { display: flex; flex-wrap: wrap; gap: .5rem }
.bridge .bridge-zone { display: grid; gap: 2rem; align-content: start }
.bridge .bridge-zone-laterale { gap: 1.5rem }
.bridge .bridge-suggestions { display: grid; gap: 1.125rem; margin-block-start: 3rem }
.bridge .bridge-suggestions > h2 { font-size: 1.5rem }
.bridge .bridge-source { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-block-start: 3rem; padding-block-start: 1rem; border-block-start: 1px solid var(--bridge-trait); color: var(--bridge-doux); font-size: .875rem }
.bridge .bridge-source a { display: inline-block; min-height: 1.5rem; color: inherit }
`;
