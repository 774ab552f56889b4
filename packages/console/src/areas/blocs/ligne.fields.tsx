import { choice, icon, type LigneDeBloc, number, SI_VIDE, text, translated } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { ModalitesChoice } from '../../catalogue/modalites-choice.tsx';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { SimpleField } from '../../catalogue/simple-field.tsx';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { innerOf } from '../../resource/widgets/list.rules.ts';
import { formatsOfferts, reglagesDe } from './ligne.words.ts';

const TEXTE = translated({
  label: 'Texte',
  help: 'Les champs se placent entre accolades, par exemple {commune} ou {prixMin}. Si l’un d’eux est vide, la ligne l’est aussi.',
  longest: 1_000,
});
const LIBELLE = translated({ label: 'Libellé', help: 'Devant la valeur. Vide\u00a0: la valeur seule.' });
const PREFIXE = translated({ label: 'Préfixe' });
const SUFFIXE = translated({ label: 'Suffixe' });
const PICTO = icon({ label: 'Pictogramme' });
const SEPARATEUR = text({ label: 'Séparateur', help: 'Entre deux valeurs.', longest: 20 });
const ELEMENTS = number({ label: 'Nombre de valeurs au plus', min: 1, max: 200, integer: true });
const CARACTERES = number({ label: 'Caractères au plus', min: 1, max: 10_000, integer: true });
const VIDE = choice(SI_VIDE, { label: 'Sans valeur', required: true });
const TEXTE_SI_VIDE = translated({ label: 'Texte à afficher', required: true });

interface Props {
  readonly id: string;
  readonly ligne: LigneDeBloc;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (changes: Changes) => void;
}

/** All at once: what depends on a setting never outlives it. */
export type Changes = Readonly<Partial<Record<keyof LigneDeBloc, unknown>>>;

const nothing = () => undefined;

/** The settings of a line: only those that its source and its format make use of. */
export function LigneFields({ id, ligne, inner, onChange }: Props) {
  const { source } = ligne;
  const shown = reglagesDe(ligne);
  const format = useMemo(() => choice(formatsOfferts(source), { label: 'Format', required: true }), [source]);
  const field = (name: keyof LigneDeBloc, of: Parameters<typeof SimpleField>[0]['field']) => (
    <SimpleField
      id={innerIdOf(id, name)}
      path={innerIdOf(id, name)}
      field={of}
      value={ligne[name]}
      onChange={(value) => onChange({ [name]: value })}
      error={inner[name]}
      inner={innerOf(inner, name)}
      readOnly={false}
      resource="bloc"
      valueOf={nothing}
    />
  );
  return (
    <>
      {source.genre === 'critere' && (
        <RefChoice
          id={innerIdOf(id, 'source')}
          label="Critère"
          to="critere"
          pour="bloc"
          value={source.critere}
          error={inner['source.critere.id'] ?? inner['source.critere']}
          onChange={(critere) =>
            onChange({
              // Those of another criterion: kept out of sight, they would leave nothing to show.
              ...(critere?.id === source.critere.id ? {} : { modalites: [] }),
              source: { genre: 'critere', critere: critere ?? { ref: 'critere', id: 0 } },
            })
          }
        />
      )}
      {source.genre === 'composition' && (
        <SimpleField
          id={innerIdOf(id, 'source')}
          path={innerIdOf(id, 'source')}
          field={TEXTE}
          value={source.texte}
          onChange={(texte) => onChange({ source: { genre: 'composition', texte } })}
          error={inner['source.texte']}
          inner={innerOf(inner, 'source.texte')}
          readOnly={false}
          resource="bloc"
          valueOf={nothing}
        />
      )}
      {inner['source.champ'] && (
        <Text size="sm" c="var(--mantine-color-error)">
          {inner['source.champ']}
        </Text>
      )}
      {field('libelle', LIBELLE)}
      {shown.format && field('format', format)}
      {source.genre === 'critere' && source.critere.id > 0 && (
        <ModalitesChoice
          id={innerIdOf(id, 'modalites')}
          label="Modalités retenues, dans cet ordre"
          pour="bloc"
          critere={source.critere.id}
          value={ligne.modalites}
          error={inner.modalites}
          onChange={(modalites) => onChange({ modalites })}
        />
      )}
      {field('prefixe', PREFIXE)}
      {field('suffixe', SUFFIXE)}
      {field('picto', PICTO)}
      {shown.plusieurs && field('separateur', SEPARATEUR)}
      {shown.plusieurs && field('maxElements', ELEMENTS)}
      {shown.coupe && field('maxCaracteres', CARACTERES)}
      {field('siVide', VIDE)}
      {shown.texteSiVide && field('texteSiVide', TEXTE_SI_VIDE)}
    </>
  );
}
