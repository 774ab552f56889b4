import { annonce, approveAnnonce, ETATS_D_ANNONCE, mayAccess } from '@bridge/contract';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { FieldValue } from '../../../resource/values/field-value.tsx';
import { formatDate, formatInstant, formatPeriod } from '../../../resource/values/format.ts';
import { textIn } from '../../../resource/values/read.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../annonces.module.css';
import { SaisonSuivante } from './saison-suivante.tsx';
import { REFUS, type Refus, useDecision } from './use-decision.ts';

/** The state of the annonce, its reason, and the decisions that may follow. */
export function ValidationCard({ record, resource }: FormPanelProps) {
  const etat = ETATS_D_ANNONCE.find(({ value }) => value === record.etat) ?? ETATS_D_ANNONCE[0];
  const quand = textIn(record.decideLe);
  const viewer = useSession((session) => session.viewer);
  // Those of another entity decide about what it shares.
  const mayDecide = record.modifiable !== false && mayAccess(approveAnnonce.access, viewer);
  const isDecided = record.validation === 'validee' || record.validation === 'refusee';
  return (
    <Panel title="Validation">
      <div role="status">
        <Group gap={8}>
          <Text span fw={600}>
            <FieldValue field={annonce.fields.etat} value={etat.value} density="line" />
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {sentenceOf(etat.value, { du: textIn(record.du), au: textIn(record.au), mayDecide })}
        </Text>
        {isDecided && quand !== '' && (
          <Text size="sm" c="dimmed">
            {`${record.validation === 'validee' ? 'Validée' : 'Refusée'} ${formatInstant(quand, new Date()).relative}.`}
          </Text>
        )}
      </div>
      {textIn(record.motifRefus) !== '' && (
        <Text size="sm" className={classes.consignes}>{`Motif\u00a0: ${textIn(record.motifRefus)}`}</Text>
      )}
      <Acts record={record} resource={resource} mayDecide={mayDecide} />
      {!record.supprimeLe && <SaisonSuivante record={record} />}
    </Panel>
  );
}

interface Told {
  readonly du: string;
  readonly au: string;
  readonly mayDecide: boolean;
}

function sentenceOf(etat: (typeof ETATS_D_ANNONCE)[number]['value'], { mayDecide, ...dates }: Told): string {
  switch (etat) {
    case 'brouillon':
      return 'Personne ne la voit. Demandez sa validation quand elle est prête.';
    case 'a-valider':
      return mayDecide ? 'À vous de la valider, ou de la refuser.' : 'Un responsable doit la valider.';
    case 'refusee':
      return 'Corrigez-la, puis demandez de nouveau sa validation.';
    case 'programmee':
      return `Retenue pour ses dates\u00a0: ${formatPeriod(dates).toLowerCase()}.`;
    case 'en-ligne':
      return `Retenue jusqu’au ${formatDate(dates.au)} compris.`;
    case 'terminee':
      return `Terminée depuis le ${formatDate(dates.au)}.`;
  }
}

function Acts({ record, resource, mayDecide }: FormPanelProps & { readonly mayDecide: boolean }) {
  const dirty = useForm(isDirty);
  const { edit } = useRights(resource, record);
  const [asked, setAsked] = useState<Refus | null>(null);
  const [motif, setMotif] = useState('');
  const refuser = useRef<HTMLButtonElement>(null);
  const { decide, isDeciding, reasons, failure } = useDecision(record);
  const reasonsId = useId();
  if (!edit || record.archiveLe || record.supprimeLe) return null;
  const { validation } = record;
  const acte = validation === 'validee' ? 'retirer' : 'refuser';
  // The question is about the present state: it closes once something else is decided.
  const refusing = asked === acte && mayDecide && (validation === 'a-valider' || validation === 'validee');
  const verb = (label: string) => (dirty ? `Enregistrer et ${label.toLowerCase()}` : label);
  return (
    <Stack gap="xs">
      {dirty && validation === 'validee' && !mayDecide && (
        <Text size="sm">
          {'Une fois ces modifications enregistrées, l’annonce devra être validée de nouveau avant de paraître.'}
        </Text>
      )}
      <Group gap="xs">
        {mayDecide && (validation !== 'validee' || dirty) && (
          <Button loading={isDeciding} onClick={() => decide({ genre: 'valider', saveFirst: dirty })}>
            {verb('Valider')}
          </Button>
        )}
        {(validation === 'brouillon' || validation === 'refusee') && (
          <Button
            variant={mayDecide ? 'default' : 'filled'}
            loading={isDeciding}
            onClick={() => decide({ genre: 'demander', saveFirst: dirty })}
          >
            {verb('Demander la validation')}
          </Button>
        )}
        {mayDecide && (validation === 'a-valider' || validation === 'validee') && (
          <Button
            ref={refuser}
            variant="subtle"
            color="red"
            disabled={isDeciding}
            aria-expanded={refusing}
            onClick={() => setAsked(refusing ? null : acte)}
          >
            {REFUS[acte]}
          </Button>
        )}
      </Group>
      {refusing && (
        <Motif
          acte={acte}
          isDeciding={isDeciding}
          motif={motif}
          onChange={setMotif}
          onCancel={() => {
            setAsked(null);
            refuser.current?.focus();
          }}
          onRefuse={() =>
            decide(
              { genre: acte, motif },
              {
                onSuccess: () => {
                  setAsked(null);
                  setMotif('');
                },
              },
            )
          }
        />
      )}
      {failure !== null && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {failure}
        </Text>
      )}
      {reasons.length > 0 && (
        <div role="alert">
          <Text size="sm" fw={600} id={reasonsId}>
            Ce qui l’empêche de paraître
          </Text>
          <ul className={classes.lines} aria-labelledby={reasonsId}>
            {reasons.map((reason) => (
              <li key={reason}>
                <Text size="sm" c="var(--mantine-color-error)">
                  {reason}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

interface MotifProps {
  readonly acte: Refus;
  readonly isDeciding: boolean;
  /** The reason typed so far, kept by the parent: it is there again when the person comes back. */
  readonly motif: string;
  readonly onChange: (motif: string) => void;
  readonly onCancel: () => void;
  readonly onRefuse: () => void;
}

/** Asks for the reason of a refusal. */
function Motif({ acte, isDeciding, motif, onChange, onCancel, onRefuse }: MotifProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack gap="xs" onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <Textarea
        label="Motif"
        description="Obligatoire, et lu par qui a préparé l’annonce."
        ref={field}
        rows={2}
        maxLength={1_000}
        value={motif}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group gap="xs">
        <Button variant="default" color="red" loading={isDeciding} disabled={motif.trim() === ''} onClick={onRefuse}>
          {`${REFUS[acte]} l’annonce`}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          Annuler
        </Button>
      </Group>
    </Stack>
  );
}
