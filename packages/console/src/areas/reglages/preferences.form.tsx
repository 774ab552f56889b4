import {
  CHAMPS_DE_PREFERENCE,
  CLES_DE_PREFERENCE,
  type ClePreference,
  type Preferences,
  type PreferencesEffectives,
  type Surcharges,
} from '@bridge/contract';
import { Box, Button, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PRODUCT_COLOR } from '../../shell/settings.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EntiteChoice } from './entite-choice.tsx';
import { lastSaved } from './last-saved.ts';
import { branchQuery } from './preference.queries.ts';
import { preferenceChanges, preferenceId, preferenceProblems } from './preference-changes.ts';
import { PreferenceRow } from './preference-row.tsx';
import { useSavePreferences } from './save-preferences.ts';
import classes from './settings.module.css';
import { SettingsConflict } from './settings-conflict.tsx';
import { SettingsFooter } from './settings-footer.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';
import { useSettingsForm } from './use-settings-form.ts';

const PreferenceCopy = lazy(() => import('./preference-copy.modal.tsx'));
const LABELS = Object.fromEntries(CLES_DE_PREFERENCE.map((cle) => [cle, CHAMPS_DE_PREFERENCE[cle].label]));

interface Props {
  readonly preferences: Preferences;
  readonly onEntite: (entite: number) => void;
}

export function PreferencesForm({ preferences, onEntite }: Props) {
  const { entite, surcharges: saved, heritees } = preferences;
  const { save, readAgain } = useSavePreferences(preferences);
  const draft = useSettingsDraft<Surcharges>(`preferences:${entite.id}`, CLES_DE_PREFERENCE, saved);
  const { typed, changed, conflicts, change } = draft;
  const form = useSettingsForm({
    draft,
    check: preferenceProblems,
    send: save,
    onConflict: readAgain,
    idOf: preferenceId,
    within: 'surcharges',
  });
  const [copying, setCopying] = useState(false);
  const hasOthers = (useQuery(branchQuery).data?.items.length ?? 0) > 1;
  // Each widget gives back what its field holds; the schema judges it before anything is sent.
  const put = (cle: ClePreference, value: unknown) => change(cle, value as Surcharges[ClePreference]);

  async function leaveFor(other: number) {
    if (draft.dirty && !(await askYesOrNo(LOSS))) return;
    form.giveUp();
    onEntite(other);
  }

  return (
    <div className={classes.page}>
      <header className={classes.head} data-narrow>
        <Title order={1}>Préférences</Title>
        {hasOthers && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCopy size={14} aria-hidden />}
            onClick={() => setCopying(true)}
          >
            Copier d’une autre entité
          </Button>
        )}
      </header>
      {hasOthers && (
        <Box maw={400}>
          <EntiteChoice label="Entité" value={entite.id} onChoose={(other) => void leaveFor(other)} />
        </Box>
      )}
      <SettingsConflict
        lines={preferenceChanges(conflicts, saved, typed)}
        by={preferences.modifiePar?.nom ?? null}
        onChoose={(key, side) => {
          const cle = conflicts.find((name) => name === key);
          if (cle) put(cle, (side === 'mine' ? typed : saved)[cle]);
        }}
      />
      <ErrorSummary form={form} labels={LABELS} />
      <div className={classes.parts}>
        <Panel
          title={entite.nom}
          intro="Ce que cette entité règle pour ses personnes. Le reste suit l’entité au-dessus, puis l’instance."
        >
          <div>
            {CLES_DE_PREFERENCE.map((cle) => (
              <PreferenceRow
                key={cle}
                cle={cle}
                value={typed[cle]}
                inherited={heritees[cle]}
                error={form.errorOf(cle)}
                // A colour that is taken away is one that is inherited.
                onChange={(value) => put(cle, cle === 'couleur' ? (value ?? undefined) : value)}
                onOverride={() => put(cle, firstValue(cle, heritees))}
                onInherit={() => put(cle, undefined)}
              />
            ))}
          </div>
        </Panel>
      </div>
      <SettingsFooter
        form={form}
        changes={preferenceChanges(changed, saved, typed)}
        blocked={conflicts.length > 0}
        lastSaved={lastSaved(preferences)}
      />
      {copying && (
        <Suspense fallback={null}>
          <PreferenceCopy
            to={entite}
            current={typed}
            onCopy={(copied) => {
              for (const cle of CLES_DE_PREFERENCE) put(cle, copied[cle]);
            }}
            onClose={() => setCopying(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** One starts from what is in force. */
function firstValue(cle: ClePreference, heritees: PreferencesEffectives): unknown {
  return cle === 'couleur' ? (heritees.couleur.valeur ?? PRODUCT_COLOR) : heritees[cle].valeur;
}

const LOSS = {
  title: 'Modifications non enregistrées',
  text: 'Passer à une autre entité abandonne ce que vous venez de changer ici.',
  confirm: 'Abandonner ces changements',
  cancel: 'Rester',
};
