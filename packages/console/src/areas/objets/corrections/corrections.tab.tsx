import { Checkbox, NativeSelect, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import classes from '../fiche/fiche.module.css';
import { OuvertureLue } from '../fiche/ouverture.part.tsx';
import { TarifsLus } from '../fiche/tarifs.part.tsx';
import { CorrectionPanel, type FicheProps } from './correction.panel.tsx';
import {
  horairesATaper,
  horairesFaux,
  horairesTapes,
  horairesTapesSchema,
  PERIODES,
  periodesPerdues,
} from './horaires.rules.ts';
import { LISTE, partieDe } from './partie.ts';
import { Photos } from './photos.part.tsx';
import {
  LIGNES_DE_TARIF,
  MODES_TAPES,
  tarifsATaper,
  tarifsFaux,
  tarifsTapes,
  tarifsTapesSchema,
} from './tarifs.rules.ts';

/** The photos, hours and prices that this entity puts in place of those of the source. */
export function CorrectionsTab({ fiche }: FicheProps) {
  return (
    <div className={classes.main}>
      <Photos fiche={fiche} />
      <Horaires fiche={fiche} />
      <Tarifs fiche={fiche} />
    </div>
  );
}

function Horaires({ fiche }: FicheProps) {
  const source = fiche.document.ouverture;
  const lost = periodesPerdues(partieDe(fiche, 'ouverture'));
  return (
    <CorrectionPanel
      fiche={fiche}
      partie="ouverture"
      title="Horaires"
      intro="Les périodes et les heures que vos pages montrent. Les jours fériés et les dates de fermeture restent ceux de la source."
      source={<OuvertureLue ouverture={source} isCorrigee={false} />}
      show={(ouverture) => <OuvertureLue ouverture={ouverture} isCorrigee />}
      schema={horairesTapesSchema}
      start={horairesATaper}
      send={(typed, depart) =>
        Object.keys(horairesFaux(typed)).length > 0
          ? null
          : { partie: 'ouverture', valeur: horairesTapes(typed, source), ...depart }
      }
    >
      {({ value, onChange }) => (
        <>
          {lost > 0 && (
            <Text size="sm">
              {lost > 1
                ? `${lost} périodes de la source ne peuvent pas être reprises ici\u00a0: dites-les dans les précisions.`
                : 'Une période de la source ne peut pas être reprise ici\u00a0: dites-la dans les précisions.'}
            </Text>
          )}
          <ListEditor
            {...LISTE}
            id="correction-horaires"
            path="ouverture"
            list={PERIODES}
            value={value.periodes}
            inner={horairesFaux(value)}
            onChange={(next) =>
              onChange({ ...value, periodes: horairesTapesSchema.shape.periodes.catch(value.periodes).parse(next) })
            }
          />
          <Precisions value={value.texte} onChange={(texte) => onChange({ ...value, texte })} />
          <Checkbox
            label="Fermé temporairement"
            checked={value.fermeTemporairement}
            onChange={({ currentTarget }) => onChange({ ...value, fermeTemporairement: currentTarget.checked })}
          />
        </>
      )}
    </CorrectionPanel>
  );
}

function Tarifs({ fiche }: FicheProps) {
  const source = fiche.document.tarifs;
  return (
    <CorrectionPanel
      fiche={fiche}
      partie="tarifs"
      title="Tarifs"
      intro="Les prix en euros que vos pages montrent. Les moyens de paiement restent ceux de la source."
      source={<TarifsLus tarifs={source} />}
      show={(tarifs) => <TarifsLus tarifs={tarifs} />}
      schema={tarifsTapesSchema}
      start={tarifsATaper}
      send={(typed, depart) =>
        typed.lignes.some(({ libelle }) => libelle.trim() === '') || Object.keys(tarifsFaux(typed)).length > 0
          ? null
          : { partie: 'tarifs', valeur: tarifsTapes(typed, source), ...depart }
      }
    >
      {({ value, onChange }) => (
        <>
          <NativeSelect
            label="Mode"
            maw="20rem"
            value={value.mode}
            onChange={({ currentTarget }) => onChange({ ...value, mode: currentTarget.value })}
            data={[{ value: '', label: 'Non précisé' }, ...MODES_TAPES]}
          />
          <ListEditor
            {...LISTE}
            id="correction-tarifs"
            path="tarifs"
            list={LIGNES_DE_TARIF}
            value={value.lignes}
            inner={tarifsFaux(value)}
            onChange={(next) =>
              onChange({ ...value, lignes: tarifsTapesSchema.shape.lignes.catch(value.lignes).parse(next) })
            }
          />
          <Precisions value={value.texte} onChange={(texte) => onChange({ ...value, texte })} />
        </>
      )}
    </CorrectionPanel>
  );
}

interface PrecisionsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The text of a part, for what its lines cannot say. */
function Precisions({ value, onChange }: PrecisionsProps) {
  return (
    <Textarea
      label="Précisions"
      autosize
      minRows={2}
      maxLength={2_000}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
