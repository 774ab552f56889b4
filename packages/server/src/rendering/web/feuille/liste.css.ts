/** Styles of what stands around the objets of a list. */
export const LISTE = `
.bridge .bridge-introduction { font-size: 1.0625rem; line-height: 1.6; color: var(--bridge-doux) }
.bridge .bridge-bandeau { position: relative }
.bridge .bridge-image { display: block; width: 100%; height: auto; aspect-ratio: 8 / 3; object-fit: cover; border-radius: calc(var(--bridge-arrondi) * 1.5) }
.bridge :is(.bridge-introduction, .bridge-pied, .bridge-texte section, .bridge-texte section > div) > * + * { margin-block-start: .75rem }
.bridge :is(.bridge-introduction, .bridge-pied, .bridge-texte, .bloc-texte) ul { list-style: disc; padding-inline-start: 1.25rem }
.bridge :is(.bridge-introduction, .bridge-pied, .bridge-texte, .bloc-texte) ol { list-style: decimal; padding-inline-start: 1.25rem }
.bridge .bridge-texte { display: grid; gap: 1.75rem; max-width: 46rem; line-height: 1.65 }
.bridge .bridge-texte h2 { font-size: 1.375rem }
.bridge .bridge-pied { max-width: 46rem; margin-block-start: 3rem; padding-block-start: 2rem; border-block-start: 1px solid var(--bridge-trait) }
.bridge .bridge-corps { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem }
@container bridge (min-width: 60rem) {
  .bridge-corps-gauche:has(> .bridge-moteur) { grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem }
  .bridge .bridge-corps-gauche .bridge-elements:is(.bridge-colonnes-4, .bridge-colonnes-5, .bridge-colonnes-6) { grid-template-columns: repeat(3, minmax(0, 1fr)) }
}
.bridge .bridge-barre { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; justify-content: space-between; margin-block-end: 1.125rem }
.bridge .bridge-compteur { font-weight: 650 }
.bridge .bridge-tri, .bridge .bridge-tri ul { display: flex; flex-wrap: wrap; gap: .125rem .75rem; align-items: baseline; font-size: .9375rem }
.bridge .bridge-tri > span { color: var(--bridge-doux) }
.bridge .bridge-tri a { display: inline-block; min-height: 1.5rem; color: var(--bridge-encre) }
.bridge .bridge-tri a[aria-current] { color: var(--bridge-repere); font-weight: 650; text-decoration: none }
.bridge .bridge-vide { display: grid; gap: 1.25rem; justify-items: center; padding: 3.5rem 1.5rem; border: 1px dashed var(--bridge-bord); border-radius: calc(var(--bridge-arrondi) * 1.5); font-size: 1.0625rem; text-align: center }
.bridge .bridge-pagination { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center; justify-content: center; margin-block-start: 2.25rem }
.bridge .bridge-pagination ul { display: flex; flex-wrap: wrap; gap: .25rem; justify-content: center }
.bridge .bridge-pagination :is(li > a, .bridge-saut, a[rel=prev]) { display: grid; place-items: center; min-width: 2.75rem; min-height: 2.75rem; padding: .25rem .5rem; border-radius: var(--bridge-arrondi); color: var(--bridge-encre); font-variant-numeric: tabular-nums; text-decoration: none }
.bridge .bridge-pagination li > a:hover { background: var(--bridge-surface); text-decoration: underline }
.bridge .bridge-pagination a[aria-current] { background: var(--bridge-action); color: var(--bridge-sur-action); font-weight: 650 }
.bridge .bridge-ou { color: var(--bridge-doux); font-variant-numeric: tabular-nums }
.bridge .bridge-editions { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; margin-block-start: 2rem; list-style: none; padding: 0 }
.bridge .bridge-exports { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: start; justify-content: space-between; margin-block-start: 2rem; font-size: .9375rem }
.bridge .bridge-exports summary { display: inline-flex; gap: .5rem; align-items: center; min-height: 2rem; color: var(--bridge-doux) }
.bridge .bridge-exports ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding-block-start: .5rem }
.bridge .bridge-exports li a { display: inline-block; min-height: 1.5rem }
.bridge .bridge-carte { position: relative; isolation: isolate; overflow: hidden; height: 30rem; border: 1px solid var(--bridge-trait); border-radius: calc(var(--bridge-arrondi) * 1.5); background: var(--bridge-surface) }
.bridge .bridge-carte-attente { display: grid; place-items: center; height: 100%; padding: 2rem; color: var(--bridge-doux); text-align: center }
.bridge .bridge-avec-carte { display: grid; gap: 1.5rem }
.bridge .bridge-vue-mixte > .bridge-carte { height: 15rem }
@container bridge (min-width: 60rem) {
  .bridge-vue-mixte { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start }
  .bridge .bridge-vue-mixte > .bridge-carte { position: sticky; height: 30rem; inset-block-start: 1rem; order: 2 }
  .bridge .bridge-corps-gauche .bridge-vue-mixte .bridge-elements { grid-template-columns: minmax(0, 1fr) }
  .bridge .bridge-vue-carte .bridge-elements.bridge-colonnes-2 { grid-template-columns: repeat(3, minmax(0, 1fr)) }
}
.bridge .bridge-message { display: grid; gap: 1.25rem; justify-items: start; max-width: 42rem; margin-block: 2rem 2.5rem; font-size: 1.125rem }
`;
