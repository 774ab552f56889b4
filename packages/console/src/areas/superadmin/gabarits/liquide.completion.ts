/** The completions of a Liquid template, as pure functions of the text before the cursor. */

export interface Propositions {
  readonly champs: readonly { readonly chemin: string; readonly aide: string }[];
  readonly balises: readonly { readonly balise: string; readonly aide: string }[];
  readonly composants: readonly { readonly code: string; readonly nom: string }[];
}

export interface Proposition {
  readonly label: string;
  readonly detail: string;
  readonly type: 'variable' | 'keyword' | 'class' | 'function';
  /** The text to insert, when it is more than the label. */
  readonly apply?: string;
}

export interface Completion {
  /** The place where the completed word starts, in the text before the cursor. */
  readonly from: number;
  readonly options: readonly Proposition[];
}

/** The tags of Liquid itself that people use. */
const LIQUIDE: readonly Proposition[] = [
  ['if', 'si'],
  ['elsif', 'sinon si'],
  ['else', 'sinon'],
  ['endif', 'fin de si'],
  ['unless', 'sauf si'],
  ['endunless', 'fin de sauf si'],
  ['for', 'pour chaque'],
  ['endfor', 'fin de pour chaque'],
  ['assign', 'donne un nom à une valeur'],
  ['case', 'selon'],
  ['when', 'quand'],
  ['endcase', 'fin de selon'],
  ['comment', 'commentaire'],
  ['endcomment', 'fin de commentaire'],
].map(([label = '', detail = '']) => ({ label, detail, type: 'keyword' }));

const FILTRES: readonly Proposition[] = [
  ['default', 'si la valeur est vide'],
  ['size', 'combien'],
  ['first', 'le premier'],
  ['last', 'le dernier'],
  ['join', 'les réunit'],
  ['truncate', 'coupe après tant de signes'],
  ['truncatewords', 'coupe après tant de mots'],
  ['upcase', 'en capitales'],
  ['capitalize', 'une capitale au début'],
  ['replace', 'remplace'],
  ['strip_html', 'sans les balises'],
  ['date', 'écrit une date'],
  ['round', 'arrondit'],
].map(([label = '', detail = '']) => ({ label, detail, type: 'function' }));

/** The completions at the end of `before`, the text up to the cursor. `isAsked`: the person pressed Ctrl+Space. */
export function propose(before: string, offered: Propositions, isAsked: boolean): Completion | null {
  const opening = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
  const inside = opening < 0 ? null : before.slice(opening);
  if (inside === null || /[%}]\}/.test(inside)) return isAsked ? outside(before, offered) : null;
  const word = /[\w.-]*$/.exec(inside)?.[0] ?? '';
  const from = before.length - word.length;
  if (/\bcomposant\s+["'][\w-]*$/.test(inside)) return { from, options: composantsOf(offered) };
  // Between quotes, people write freely.
  if (isQuoted(inside)) return null;
  if (/^\{%-?\s*[\w-]*$/.test(inside)) return { from, options: [...balisesOf(offered), ...LIQUIDE] };
  if (/\|\s*\w*$/.test(inside)) return { from, options: FILTRES };
  if (word === '' && !isAsked && !/(?:\{\{-?|\s)$/.test(inside)) return null;
  return { from, options: champsOf(offered) };
}

/** The completions in the middle of HTML: whole tags, braces included. */
function outside(before: string, offered: Propositions): Completion {
  return {
    from: before.length,
    options: [
      ...champsOf(offered).map((one) => ({ ...one, apply: `{{ ${one.label} }}` })),
      ...balisesOf(offered).map((one) => ({ ...one, apply: `{% ${one.apply ?? one.label} %}` })),
      ...composantsOf(offered).map((one) => ({ ...one, apply: `{% composant "${one.label}" %}` })),
    ],
  };
}

const isQuoted = (inside: string) => {
  const closed = inside.replace(/"[^"]*"|'[^']*'/g, '');
  return /["']/.test(closed);
};

function champsOf({ champs }: Propositions): Proposition[] {
  return champs.map(({ chemin, aide }) => ({ label: chemin, detail: aide, type: 'variable' }));
}

function balisesOf({ balises }: Propositions): Proposition[] {
  return balises.map(({ balise, aide }) => {
    const bare = balise.replace(/^\{%-?\s*|\s*-?%\}$/g, '');
    const [label = bare] = bare.split(/\s/);
    return { label, detail: aide, type: 'keyword', ...(bare === label ? {} : { apply: bare }) };
  });
}

function composantsOf({ composants }: Propositions): Proposition[] {
  return composants.map(({ code, nom }) => ({ label: code, detail: nom, type: 'class' }));
}
