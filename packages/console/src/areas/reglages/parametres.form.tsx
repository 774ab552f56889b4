import {
  accesAuxOptions,
  CHAMPS_DE_GESTION,
  CLES_DE_GESTION,
  type CleDeGestion,
  clesDuGroupe,
  type GroupeDeParametres,
  groupesOuverts,
  isSameValue,
  mayAccess,
  PARAMETRES_INITIAUX,
  type ParametresDeGestion,
  type ParametresEnregistres,
  parametresDeGestion,
} from '@bridge/contract';
import { Text, Title } from '@mantine/core';
import { useSession } from '../../api/session.store.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { ChangeLines } from './change-lines.tsx';
import { EssaiCourrielButton } from './essai-courriel.tsx';
import { lastSaved } from './last-saved.ts';
import { changesOf, differing, parametreId, problemsIn } from './parametre-changes.ts';
import { ParametreGroup } from './parametre-group.tsx';
import { ParametresActions } from './parametres-actions.tsx';
import { useSaveParametres } from './save-parametres.ts';
import classes from './settings.module.css';
import { SettingsConflict } from './settings-conflict.tsx';
import { SettingsFooter } from './settings-footer.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';
import { useSettingsForm } from './use-settings-form.ts';

const LABELS = Object.fromEntries(CLES_DE_GESTION.map((cle) => [cle, CHAMPS_DE_GESTION[cle].label]));

export function ParametresForm({ recorded }: { readonly recorded: ParametresEnregistres }) {
  const saved = parametresDeGestion(recorded.parametres);
  const viewer = useSession((session) => session.viewer);
  const groups = groupesOuverts(mayAccess(accesAuxOptions, viewer));
  const { save, readAgain } = useSaveParametres(recorded.version);
  const draft = useSettingsDraft<ParametresDeGestion>('parametres', CLES_DE_GESTION, saved);
  const { typed, changed, conflicts, change } = draft;
  const form = useSettingsForm({
    draft,
    check: problemsIn,
    send: (values) => save(pick(values, changed)),
    onConflict: readAgain,
    idOf: parametreId,
  });
  useAnchor(true);

  async function reset(group: GroupeDeParametres, title: string) {
    const cles = clesDuGroupe(group).filter((cle) => !isSameValue(typed[cle], PARAMETRES_INITIAUX[cle]));
    const confirmed = await askYesOrNo({
      title: `Réinitialiser «\u00a0${title}\u00a0»`,
      text: <ChangeLines changes={changesOf(cles, typed, PARAMETRES_INITIAUX)} />,
      confirm: 'Remettre les valeurs d’origine',
      cancel: 'Annuler',
    });
    if (confirmed) for (const cle of cles) put(cle, PARAMETRES_INITIAUX[cle]);
  }
  // Each widget gives back what its field holds; the schema judges it before anything is sent.
  const put = (cle: CleDeGestion, value: unknown) => change(cle, value as ParametresDeGestion[CleDeGestion]);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <Title order={1}>Paramètres</Title>
          <Text c="dimmed">Les réglages de toute l’instance.</Text>
        </div>
        <ParametresActions saved={saved} onSave={save} />
      </header>
      <SettingsConflict
        lines={changesOf(conflicts, saved, typed)}
        by={recorded.modifiePar?.nom ?? null}
        onChoose={(key, side) => {
          const cle = conflicts.find((name) => name === key);
          if (cle) put(cle, (side === 'mine' ? typed : saved)[cle]);
        }}
      />
      <ErrorSummary form={form} labels={LABELS} />
      <div className={classes.layout} data-indexed>
        <nav className={classes.index} aria-label="Sections des paramètres">
          <ul>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.parts}>
          {groups.map((group) => (
            <ParametreGroup
              key={group.id}
              group={group}
              typedOf={(cle) => typed[cle]}
              errorOf={form.errorOf}
              onChange={put}
              onReset={() => void reset(group.id, group.title)}
              isInitial={differing(typed, pick(PARAMETRES_INITIAUX, clesDuGroupe(group.id))).length === 0}
            >
              {group.id === 'courriel' && <EssaiCourrielButton />}
            </ParametreGroup>
          ))}
        </div>
      </div>
      <SettingsFooter
        form={form}
        changes={changesOf(changed, saved, typed)}
        blocked={conflicts.length > 0}
        lastSaved={lastSaved(recorded)}
      />
    </div>
  );
}

function pick(values: ParametresDeGestion, cles: readonly CleDeGestion[]): Partial<ParametresDeGestion> {
  return Object.fromEntries(cles.map((cle) => [cle, values[cle]]));
}

/** Focus rather than a jump: the address, which names the tab, stays as it is. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
