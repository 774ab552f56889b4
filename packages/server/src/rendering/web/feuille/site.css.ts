/** Styles of pages that the product serves: header, footer and background, light or dark as visitors prefer. */
export const SITE = `
.bridge-heberge { color-scheme: light dark }
.bridge-heberge body { margin: 0; background: var(--bridge-fond); color: var(--bridge-encre); font-family: var(--bridge-police); line-height: 1.5 }
.bridge-heberge :is(.bridge-haut, .bridge-main, .bridge-bas) { box-sizing: border-box; width: 100%; max-width: 80rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem) }
.bridge-heberge .bridge-main { padding-block: 1.75rem 4rem }
.bridge-heberge .bridge-haut { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; justify-content: space-between; padding-block: .875rem; border-block-end: 1px solid var(--bridge-trait) }
.bridge-heberge .bridge-marque { display: inline-flex; align-items: center; min-height: 2.5rem; color: inherit; font-size: 1.125rem; font-weight: 700; letter-spacing: -.01em; text-decoration: none }
.bridge-heberge .bridge-marque img { display: block; width: auto; height: 2.5rem }
.bridge-heberge .bridge-langues ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none }
.bridge-heberge .bridge-langues a { display: inline-block; min-height: 1.5rem; color: var(--bridge-doux); font-size: .9375rem; text-decoration: none }
.bridge-heberge .bridge-langues a:hover { text-decoration: underline }
.bridge-heberge .bridge-langues a[aria-current] { color: var(--bridge-encre); font-weight: 650 }
.bridge-heberge .bridge-bas { padding-block: 2rem; border-block-start: 1px solid var(--bridge-trait); color: var(--bridge-doux); font-size: .9375rem }
.bridge-heberge .bridge-bas a { color: inherit }
.bridge-heberge .bridge-saut-contenu { position: absolute; inset: .5rem auto auto .5rem; z-index: 10; padding: .625rem 1rem; border-radius: 8px; background: var(--bridge-action); color: var(--bridge-sur-action); transform: translateY(-200%) }
.bridge-heberge .bridge-saut-contenu:focus { transform: none }
`;
