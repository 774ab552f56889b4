import { Stack } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useRights } from '../list/actions/use-rights.ts';
import { ContextColumn } from './context-column.tsx';
import { focusField } from './focus-field.ts';
import { useForm, useScene } from './form.context.ts';
import classes from './form.module.css';
import { FormFooter } from './form-footer.tsx';
import { FormHeader } from './form-header.tsx';
import { FormNotices } from './form-notices.tsx';
import type { FormPanel } from './form-panel.ts';
import { FormPart } from './form-part.tsx';
import { FormProblems } from './form-problems.tsx';
import { MergeScreen } from './merge-screen.tsx';
import { PartIndex } from './part-index.tsx';
import { RecordMenu } from './record-menu.tsx';
import { saveMerge } from './save.ts';
import { partsOf } from './sections.rules.ts';
import { StateBanner } from './state-banner.tsx';
import { useFormTab } from './use-form-tab.ts';
import { useOtherWindows } from './use-other-windows.ts';
import { useRecordActions } from './use-record-actions.tsx';
import { useSave } from './use-save.ts';
import { useSaveKey } from './use-save-key.ts';

const HistoryDrawer = lazy(() => import('./history.drawer.tsx'));

/** Fewer parts are seen at a glance. */
const FEWEST_INDEXED = 4;

interface Props {
  readonly panels: FormPanel | undefined;
  /** The page itself only shows. */
  readonly forReading: boolean;
}

/** The form of any record: its parts, what surrounds them, and what keeps what is typed safe. */
export function FormView({ panels, forReading }: Props) {
  const { form, idOf } = useScene();
  const { resource } = form;
  const save = useSave(form);
  const actions = useRecordActions(save.leave);
  const rights = useRights(resource);
  const isKnown = useForm(({ base }) => base !== null);
  const isPutAside = useForm(({ base }) => Boolean(base?.supprimeLe ?? base?.archiveLe));
  const merging = useForm((state) => state.merging);
  const [history, setHistory] = useState<'never' | 'open' | 'closed'>('never');
  const parts = useMemo(() => partsOf(resource), [resource]);
  const order = useMemo(() => parts.flatMap(({ plain, advanced }) => [...plain, ...advanced]), [parts]);
  const readOnly = isKnown && (forReading || !rights.edit || isPutAside);
  const types = !readOnly && !merging;
  const title = useFormTab();
  useOtherWindows();
  useSaveKey(types ? save.andStay : ignore);
  useFirstField(isKnown ? undefined : order[0]);
  useTopWhen(merging ? 'merge' : readOnly ? 'read' : 'write');

  const menu = <RecordMenu actions={actions} onHistory={() => setHistory('open')} />;
  return (
    <div className={classes.root}>
      <FormHeader title={title} aside={readOnly && menu} />
      <div className={classes.layout} data-indexed={(types && parts.length >= FEWEST_INDEXED) || undefined}>
        {types && parts.length >= FEWEST_INDEXED && <PartIndex parts={parts} idOf={({ id }) => idOf(`part-${id}`)} />}
        <Stack gap="md" className={classes.main}>
          {merging ? (
            <MergeScreen theirs={merging} onSave={(choices) => void saveMerge(form, merging, choices)} />
          ) : (
            <>
              {isKnown && <StateBanner onRestore={() => void actions.restore()} forReading={forReading} />}
              {!readOnly && <FormNotices />}
              <form className={classes.parts} noValidate aria-label={resource.noun.one} onSubmit={stay}>
                {!readOnly && <FormProblems order={order} />}
                {parts.map((part) => (
                  <FormPart key={part.id} part={part} id={idOf(`part-${part.id}`)} readOnly={readOnly} />
                ))}
              </form>
            </>
          )}
        </Stack>
        {!merging && <ContextColumn panels={panels} />}
      </div>
      {types && <FormFooter save={save} actions={actions} onHistory={() => setHistory('open')} />}
      <Suspense fallback={null}>
        {history !== 'never' && (
          <HistoryDrawer
            opened={history === 'open'}
            onClose={() => setHistory('closed')}
            onRestore={readOnly ? undefined : (numero) => void actions.restoreVersion(numero)}
          />
        )}
      </Suspense>
    </div>
  );
}

const ignore = () => undefined;

/** Enter in a field is not « Enregistrer », which leaves the page. */
function stay(event: FormEvent): void {
  event.preventDefault();
}

/** Whoever creates a record starts typing at once. Not again when the tab is shown again. */
function useFirstField(name: string | undefined): void {
  const { idOf } = useScene();
  const first = useRef(name);
  useEffect(() => {
    if (first.current) focusField(idOf(first.current));
    first.current = undefined;
  }, [idOf]);
}

/** Another view of the record starts at its top, where what changed is said. */
function useTopWhen(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
  }, [view]);
}
