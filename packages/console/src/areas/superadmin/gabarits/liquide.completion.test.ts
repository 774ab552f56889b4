import { describe, expect, it } from 'vitest';
import { type Propositions, propose } from './liquide.completion.ts';

const OFFERED: Propositions = {
  champs: [{ chemin: 'element.nom', aide: 'Son nom' }],
  balises: [
    { balise: '{% photo %}', aide: 'Sa photo' },
    { balise: 'zone "corps"', aide: 'Une zone' },
  ],
  composants: [{ code: 'galerie', nom: 'Galerie de photos' }],
};
const at = (before: string, isAsked = false) => propose(before, OFFERED, isAsked);
const labels = (before: string, isAsked = false) => at(before, isAsked)?.options.map(({ label }) => label);

describe('what an editor of templates proposes', () => {
  it('are the fields, where a value is written', () => {
    expect(at('<h2>{{ ele')).toMatchObject({ from: 7, options: [{ label: 'element.nom', detail: 'Son nom' }] });
    expect(labels('{{ element.')).toEqual(['element.nom']);
    expect(labels('{% if ')).toEqual(['element.nom']);
  });

  it('are the tags, where one starts', () => {
    expect(labels('{% ')?.slice(0, 3)).toEqual(['photo', 'zone', 'if']);
    expect(at('{%- ')?.options[1]?.apply).toBe('zone "corps"');
  });

  it('are the components, between the quotes of theirs', () => {
    expect(labels('{% composant "ga')).toEqual(['galerie']);
  });

  it('are the filters, after a bar', () => {
    expect(labels('{{ element.nom | tr')).toContain('truncate');
  });

  it('are nothing in a text, nor after a closed tag', () => {
    expect(at('{{ a == "bon')).toBeNull();
    expect(at('<p>un mot')).toBeNull();
    expect(at('{{ element.nom }} et')).toBeNull();
  });

  it('are whole where one asks for them in the middle of HTML', () => {
    const asked = at('<p>', true)?.options.map(({ apply }) => apply);
    expect(asked).toEqual(['{{ element.nom }}', '{% photo %}', '{% zone "corps" %}', '{% composant "galerie" %}']);
  });
});
