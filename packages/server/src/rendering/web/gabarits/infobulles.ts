import type { Livre } from './livre.ts';

export const INFOBULLES = {
  photo: {
    liquide: `{% if objet.photo %}{% photo %}{% endif %}
<div class="texte">
  <p class="bridge-surtitre">{{ objet.type.libelle }}</p>
  {% titre %}
  {% date %}
  {% if objet.commune != '' %}<p class="commune">{{ objet.commune }}</p>{% endif %}
  {% bouton %}
</div>
`,
    css: `& { overflow: hidden }
.texte { display: grid; gap: .25rem; padding: .75rem }
.commune { color: var(--bridge-doux) }
.bridge-nom { font-size: 1rem }
.bridge-bouton { margin-top: .375rem }
`,
  },
  texte: {
    liquide: `<div class="texte">
  {% titre %}
  <p class="commune">{{ objet.type.libelle }}{% if objet.commune != '' %} · {{ objet.commune }}{% endif %}</p>
  {% date %}
</div>
`,
    css: `.texte { display: grid; gap: .125rem; padding: .5rem .625rem }
.commune { color: var(--bridge-doux); font-size: .875em }
.bridge-nom { font-size: 1rem }
`,
  },
} as const satisfies Readonly<Record<string, Livre>>;
