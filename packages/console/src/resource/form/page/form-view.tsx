import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type FormEvent,
  Fragment,
  lazy,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DescriptorContext } from '../../descriptor.ts';
import { AreaPanels, ContextColumn } from '../around/context-column.tsx';
import { useFolds } from '../around/folds.store.ts';
import { FormNotices } from '../around/form-notices.tsx';
import { Preview } from '../around/preview.tsx';
import { useOtherWindows } from '../around/use-other-windows.ts';
import { focusField } from '../fields/focus-field.ts';
import { FormPart } from '../fields/form-part.tsx';
import { FormProblems } from '../fields/form-problems.tsx';
import { PartIndex } from '../fields/part-index.tsx';
import { partsOf } from '../fields/sections.rules.ts';
import { useForm, useRecordFormContext } from '../form.context.ts';
import classes from '../form.module.css';
import { MergeScreen } from '../merge/merge-screen.tsx';
import { RecordMenu } from '../record/record-menu.tsx';
import { StateBanner } from '../record/state-banner.tsx';
import { useRecordActions } from '../record/use-record-actions.tsx';
import { FormFooter } from '../save/form-footer.tsx';
import { saveMerge } from '../save/save.ts';
import { useSave } from '../save/use-save.ts';
import { useSaveKey } from '../save/use-save-key.ts';
import { useFormRights } from '../use-form-rights.ts';
import { FormHeader } from './form-header.tsx';
import { useCramped } from './use-cramped.ts';
import { useFormTab } from './use-form-tab.ts';

const HistoryDrawer = lazy(() => import('../history/history.drawer.tsx'));

/** The fewest parts that get a list of parts; fewer parts are seen at a glance. */
const FEWEST_INDEXED = 4;

/** The window width under which the form is one column, with panels below. */
const ONE_COLUMN = '(max-width: 55.99em)';

/** The form width, in rem, under which a preview has no column of its own (form.module.css). */
const PREVIEW_COLUMN = 52;

/** In one column, a preview comes after the parts that decide most of it, and before the long rest. */
const PARTS_BEFORE_PREVIEW = 2;

interface Props {
  /** The page shows the record without letting anybody change it. */
  readonly forReading: boolean;
}

/** The form of any record: its parts, its panels, its bars, and the guards of what is typed. */
export function FormView({ forReading }: Props) {
  const { preview, panels, panelsFirst, wholeWidth, notes } = use(DescriptorContext);
  const { form, idOf } = useRecordFormContext();
  const { resource } = form;
  const save = useSave(form);
  const actions = useRecordActions(save.leave);
  const base = useForm((state) => state.base);
  const rights = useFormRights();
  const isKnown = base !== null;
  const isPutAside = Boolean(base?.supprimeLe ?? base?.archiveLe);
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
  const root = useTopWhen(merging ? 'merge' : readOnly ? 'read' : 'write');

  const isCramped = useCramped(root, PREVIEW_COLUMN);
  const narrow = useMediaQuery(ONE_COLUMN, false, { getInitialValueInEffect: false });
  // The panels move in the document and not by style, so that the keyboard follows the order that the eye sees.
  const isLed = panelsFirst === true && narrow && isKnown && !merging;
  const isPreviewed = useFolds(({ folded }) => preview !== undefined && !folded.includes(resource.id));
  const isWide = useFolds(({ wide }) => wide.includes(resource.id));
  const menu = <RecordMenu actions={actions} onHistory={() => setHistory('open')} />;
  return (
    <div ref={root} className={classes.root} data-whole={wholeWidth}>
      <FormHeader title={title} aside={readOnly && menu} />
      <div
        className={classes.layout}
        data-indexed={(types && parts.length >= FEWEST_INDEXED) || undefined}
        data-previewed={isPreviewed || undefined}
        data-wide={isWide || undefined}
      >
        {types && parts.length >= FEWEST_INDEXED && <PartIndex parts={parts} idOf={({ id }) => idOf(`part-${id}`)} />}
        {isLed && (
          <aside className={classes.context} aria-label="À faire avec cet élément">
            <AreaPanels panels={panels} />
          </aside>
        )}
        <Stack gap="md" className={classes.main}>
          {merging ? (
            <MergeScreen theirs={merging} onSave={(choices) => void saveMerge(form, merging, choices)} />
          ) : (
            <>
              {isKnown && <StateBanner onRestore={() => void actions.restore()} forReading={forReading} />}
              {!readOnly && <FormNotices />}
              <form className={classes.parts} noValidate aria-label={resource.noun.one} onSubmit={stay}>
                {!readOnly && <FormProblems order={order} />}
                {parts.map((part, rank) => (
                  <Fragment key={part.id}>
                    {preview && isCramped && rank === PARTS_BEFORE_PREVIEW && <Preview preview={preview} />}
                    <FormPart part={part} id={idOf(`part-${part.id}`)} readOnly={readOnly} note={notes?.[part.id]} />
                  </Fragment>
                ))}
              </form>
            </>
          )}
        </Stack>
        {!merging && (
          <ContextColumn
            panels={isLed ? undefined : panels}
            preview={isCramped && parts.length > PARTS_BEFORE_PREVIEW ? undefined : preview}
          />
        )}
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

/** Enter in a field must not act as « Enregistrer », which leaves the page. */
function stay(event: FormEvent): void {
  event.preventDefault();
}

/** Puts the focus in the first field of a new record. A tab that is shown again does not move the focus. */
function useFirstField(name: string | undefined): void {
  const { idOf } = useRecordFormContext();
  const first = useRef(name);
  useEffect(() => {
    if (first.current) focusField(idOf(first.current));
    first.current = undefined;
  }, [idOf]);
}

/** Scrolls and focuses the top of the page when the view of the record changes: the change is told there. */
function useTopWhen(view: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    root.current?.closest('main')?.focus({ preventScroll: true });
  }, [view]);
  return root;
}
