import { CHAMPS_LOCAUX, type FicheObjet, type Langue, languageName } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useTabState } from '../../../navigation/tab.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ApidaePart } from './apidae.part.tsx';
import classes from './fiche.module.css';
import { TexteLocalForm } from './texte-local.form.tsx';
import { languesAEcrire } from './textes.rules.ts';

/** The local texts of this entity in each language, beside those of the source. */
export function TextesLocauxTab({ fiche }: { readonly fiche: FicheObjet }) {
  const langues = languesAEcrire(fiche, useLanguages());
  const [chosen, setChosen] = useTabState<Langue>('textes.langue', langues[0] ?? 'fr');
  const langue = langues.includes(chosen) ? chosen : (langues[0] ?? 'fr');
  return (
    <div className={classes.main}>
      <Panel
        id="textes-locaux"
        title="Textes locaux"
        intro="Ils remplacent ceux de la source partout où Bridge publie. Aucun import ne les efface."
        aside={
          <NativeSelect
            aria-label="Langue"
            value={langue}
            onChange={({ currentTarget }) => setChosen(langues.find((one) => one === currentTarget.value) ?? langue)}
            data={langues.map((value) => ({ value, label: labelOf(value, fiche.completude[value]) }))}
          />
        }
      >
        {CHAMPS_LOCAUX.map(({ value, label }) => (
          <TexteLocalForm key={`${value} ${langue}`} fiche={fiche} champ={value} label={label} langue={langue} />
        ))}
      </Panel>
      <ApidaePart fiche={fiche} />
    </div>
  );
}

function labelOf(langue: Langue, share: number | undefined): string {
  return share === undefined
    ? languageName(langue)
    : `${languageName(langue)} (${Math.round(share)}\u00a0% dans la source)`;
}
