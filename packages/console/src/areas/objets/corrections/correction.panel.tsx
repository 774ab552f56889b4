import {
  type CorrectionDemandee,
  type DepartDeCorrection,
  type DocumentObjet,
  departSchema,
  type FicheObjet,
  objet,
  type PartieCorrigee,
} from '@bridge/contract';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useTabState } from '../../../navigation/tab.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { useRegistry } from '../../../resource/widgets/registry.tsx';
import { WidgetForContext } from '../../../resource/widgets/widget-for.context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { isKind, sentenceOf } from '../../explain.ts';
import { Corrige } from '../fiche/corrige.tsx';
import { isLent } from '../fiche/reserve.tsx';
import { partieDe } from './partie.ts';
import { useCorrection } from './use-correction.ts';

export interface PartieProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export interface FicheProps {
  readonly fiche: FicheObjet;
}

interface Props<P extends PartieCorrigee, T> extends FicheProps {
  readonly partie: P;
  readonly title: string;
  readonly intro: string;
  readonly schema: z.ZodType<T>;
  /** The form values made of the corrected part, or of the part of the source. */
  readonly start: (said: DocumentObjet[P]) => T;
  /** The correction to send; null while a value is wrong. */
  readonly send: (typed: T, depart: DepartDeCorrection) => CorrectionDemandee | null;
  /** Draws the corrected part while nobody types. */
  readonly show: (said: DocumentObjet[P]) => ReactNode;
  /** What the source says, when one must know it before typing. */
  readonly source?: ReactNode;
  readonly children: (props: PartieProps<T>) => ReactNode;
}

/** The typed values, and the state of the part that they were typed over. */
interface Draft<T> {
  readonly depart: DepartDeCorrection;
  readonly typed: T;
  /** False until something is typed. */
  readonly isChanged: boolean;
}
const keptSchema = z.object({ depart: departSchema, typed: z.unknown(), isChanged: z.boolean().catch(true) });

/** The draft kept in the tab; null for one of another shape. */
function readDraft<T>(kept: unknown, schema: z.ZodType<T>): Draft<T> | null {
  const draft = keptSchema.safeParse(kept);
  const typed = schema.safeParse(draft.data?.typed);
  return draft.success && typed.success ? { ...draft.data, typed: typed.data } : null;
}

const CHANGED =
  'Une autre personne a corrigé cette partie entre-temps. Ce que vous avez saisi est gardé\u00a0: enregistrez de nouveau pour le mettre à la place, ou annulez pour relire ce qu’elle a fait.';

/**
 * The correction of one part of an objet, which has the value of the source until somebody corrects it. What is typed
 * survives another tab and F5, with the state that it was typed over: the server tells what changed since.
 */
export function CorrectionPanel<P extends PartieCorrigee, T>(props: Props<P, T>) {
  const { fiche, partie, title, intro, schema, start, send, show, source, children } = props;
  const [kept, setDraft] = useTabState<unknown>(`correction.${partie}`, null);
  const draft = readDraft(kept, schema);
  const save = useCorrection(fiche.objet.id, () => setDraft(null));
  const rights = useRights(objet, fiche.objet);
  const mayEdit = rights.edit && !isLent(fiche) && fiche.empreintes !== null;
  const correction = fiche.corrections.find((one) => one.partie === partie);
  const widgetFor = useRegistry();
  const now: DepartDeCorrection = { empreinte: fiche.empreintes?.[partie] ?? '', majLe: correction?.majLe ?? null };
  const isConflict = isKind(save.error, 'conflict');
  // After a conflict, the person replaces the other correction knowingly.
  const asked = draft && send(draft.typed, isConflict ? { ...draft.depart, majLe: now.majLe } : draft.depart);
  const restart = (next: Draft<T> | null) => {
    save.reset();
    setDraft(next);
  };
  const begin = () => start(partieDe(fiche, partie));
  const type = (typed: T, from: Draft<T>) =>
    setDraft({ ...from, typed, isChanged: JSON.stringify(typed) !== JSON.stringify(begin()) });
  return (
    <Panel
      id={`correction-${partie}`}
      title={title}
      intro={intro}
      aside={<Etat fiche={fiche} correction={correction} />}
    >
      {source && <Said title="La source dit">{source}</Said>}
      {correction && draft === null && <Said title="Vos pages montrent">{show(partieDe(fiche, partie))}</Said>}
      {draft === null ? (
        <Group gap="xs">
          {mayEdit ? (
            <Button
              variant="default"
              onClick={() => restart({ depart: now, typed: begin(), isChanged: false })}
              aria-label={`Corriger\u00a0: ${title}`}
            >
              Corriger
            </Button>
          ) : (
            <Text c="dimmed">Seule l’entité de l’objet peut le corriger.</Text>
          )}
          {correction && mayEdit && (
            <Button
              variant="subtle"
              loading={save.isPending}
              onClick={() => save.mutate({ partie, valeur: null, ...now })}
              aria-label={`Revenir à la source\u00a0: ${title}`}
            >
              Revenir à la source
            </Button>
          )}
        </Group>
      ) : (
        <Stack gap="md">
          <WidgetForContext value={widgetFor}>
            {children({ value: draft.typed, onChange: (typed) => type(typed, draft) })}
          </WidgetForContext>
          <Group gap="xs">
            <Button
              disabled={asked === null}
              loading={save.isPending}
              onClick={() => asked && save.mutate(asked)}
              aria-label={`Enregistrer\u00a0: ${title}`}
            >
              Enregistrer
            </Button>
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => restart(null)}
              aria-label={`Annuler\u00a0: ${title}`}
            >
              Annuler
            </Button>
          </Group>
        </Stack>
      )}
      {save.error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {isConflict && draft ? CHANGED : sentenceOf(save.error)}
        </Text>
      )}
    </Panel>
  );
}

interface SaidProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Said({ title, children }: SaidProps) {
  return (
    <Stack gap={4}>
      <Text fw={550}>{title}</Text>
      {children}
    </Stack>
  );
}

interface EtatProps extends FicheProps {
  readonly correction: FicheObjet['corrections'][number] | undefined;
}

/** Whether the part is corrected, by whom, and whether the source has changed since. */
function Etat({ fiche, correction }: EtatProps) {
  if (!correction)
    return (
      <Badge variant="light" color="gray">
        Source
      </Badge>
    );
  const { par, majLe, partie } = correction;
  return (
    <Group gap="xs">
      <Corrige corrections={fiche.corrections} partie={partie} />
      <Text size="xs" c="dimmed">
        {[par, formatInstant(majLe, new Date()).relative].filter(Boolean).join(', ')}
      </Text>
    </Group>
  );
}

/** Whether a correction is typed and not saved yet, in any part. */
export function useHasCorrections(): boolean {
  const [medias] = useTabState<unknown>('correction.medias', null);
  const [ouverture] = useTabState<unknown>('correction.ouverture', null);
  const [tarifs] = useTabState<unknown>('correction.tarifs', null);
  return [medias, ouverture, tarifs].some(
    (kept) => kept !== null && keptSchema.safeParse(kept).data?.isChanged !== false,
  );
}
