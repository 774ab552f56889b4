import { type ChoixDeFiltre, icon, text, translated } from '@bridge/contract';
import { SimpleField } from '../../../catalogue/simple-field.tsx';
import { firstTranslation, useLanguages } from '../../../resource/values/language.ts';
import { textIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { innerOf } from '../../../resource/widgets/list.rules.ts';
import { type CibleAChoix, choixIn, slugSuivi } from './choix.rules.ts';
import { ValeursChoice } from './valeurs-choice.tsx';

const LIBELLE = translated({ label: 'Libellé', help: 'Vide\u00a0: les mots de sa première valeur.', longest: 100 });
const SLUG = text({
  label: 'Adresse du choix',
  help: 'Dans l’adresse de la page filtrée. Elle reste quand les mots changent.',
  required: true,
  longest: 100,
});
const PICTO = icon({ label: 'Pictogramme' });

interface Props {
  readonly id: string;
  readonly choix: ChoixDeFiltre;
  readonly others: readonly ChoixDeFiltre[];
  readonly cible: CibleAChoix;
  readonly critere: number;
  /** What it is called while it has no label. */
  readonly nom: string;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: ChoixDeFiltre) => void;
}

const nothing = () => undefined;

/** What one choice says, where it leads, and what it stands for. */
export function ChoixFields({ id, choix, others, cible, critere, nom, inner, onChange }: Props) {
  const languages = useLanguages();
  const common = { inner: {}, readOnly: false, resource: 'filtre', valueOf: nothing } as const;
  const at = (name: string) => ({ id: innerIdOf(id, name), path: innerIdOf(id, name), error: inner[name] });
  const rename = (value: unknown) => {
    const [read] = choixIn([{ ...choix, libelle: value }]);
    if (!read) return;
    const after = firstTranslation(read.libelle, languages)?.text ?? '';
    onChange({ ...read, slug: slugSuivi(choix.slug, nom, after, others) });
  };
  return (
    <>
      <ValeursChoice
        id={innerIdOf(id, 'valeurs')}
        label="Valeurs réunies"
        cible={cible}
        critere={critere}
        value={choix.valeurs}
        error={inner.valeurs}
        onChange={(valeurs) => onChange({ ...choix, valeurs })}
      />
      <SimpleField
        {...common}
        {...at('libelle')}
        field={LIBELLE}
        inner={innerOf(inner, 'libelle')}
        value={choix.libelle}
        onChange={rename}
      />
      <SimpleField
        {...common}
        {...at('slug')}
        field={SLUG}
        value={choix.slug}
        onChange={(slug) => onChange({ ...choix, slug: textIn(slug) })}
      />
      <SimpleField
        {...common}
        {...at('picto')}
        field={PICTO}
        value={choix.picto}
        onChange={(picto) => onChange({ ...choix, picto: textIn(picto) || null })}
      />
    </>
  );
}
