import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const english = (source: string, words: Record<string, string>) =>
  translate('x.tsx', source, { words: new Map(Object.entries(words)), locale: 'en-GB' });

describe('a source in another language', () => {
  it('says each text as its catalogue does, and keeps the rest', () => {
    expect(english("const a = 'Oui'; const b = 'Non';", { Oui: 'Yes “indeed”' })).toBe(
      'const a = "Yes “indeed”"; const b = \'Non\';',
    );
    expect(english('<p>Oui <b title="Oui" /></p>', { Oui: 'Yes' })).toBe('<p>{"Yes"} <b title={"Yes"} /></p>');
  });

  it('puts what is computed where its grammar wants it, or leaves it out', () => {
    const source = `const a = \`Il y a \${n} objet\${n > 1 ? 's' : ''} de \${nom}\`;`;
    expect(english(source, { 'Il y a {0} objet{1} de {2}': '{2}’s records: {0}' })).toBe(
      `const a = \`\${nom}’s records: \${n}\`;`,
    );
  });

  it('translates inside what is computed', () => {
    const source = `const a = \`Page \${n > 1 ? \`de \${'fin'}\` : 'Aucune'}\`;`;
    expect(english(source, { 'Page {0}': 'Page: {0}', Aucune: 'None', 'de {0}': 'of {0}' })).toBe(
      `const a = \`Page: \${n > 1 ? \`of \${'fin'}\` : "None"}\`;`,
    );
  });

  it('writes dates and numbers as the language does', () => {
    expect(english("new Intl.NumberFormat('fr', {})", {})).toBe("new Intl.NumberFormat('en-GB', {})");
  });
});
