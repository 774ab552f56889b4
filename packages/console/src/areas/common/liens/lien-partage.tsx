import { Alert, Button, Group, NativeSelect, type NativeSelectProps, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { CopiedText } from '../../../ui/copied-text.tsx';
import { Dot } from '../../../ui/dot.tsx';
import classes from './lien-partage.module.css';
import { etatDuLien, type LienPartage, phraseDuLien } from './lien-partage.rules.ts';

interface Props {
  /** What the link opens. */
  readonly titre: string;
  readonly lien: LienPartage;
  readonly revoking: boolean;
  readonly onRevoke: () => void;
}

/** One link with the button that closes it, inside a `LiensPartages`. */
export function LigneDeLien({ titre, lien, revoking, onRevoke }: Props) {
  const now = new Date();
  const isOpen = etatDuLien(lien, now) === 'ouvert';
  const revoke = async () => {
    const agreed = await askYesOrNo({
      title: 'Révoquer ce lien',
      text: `Plus personne n’ouvrira «\u00a0${titre}\u00a0» par ce lien.`,
      confirm: 'Révoquer',
      cancel: 'Le laisser ouvert',
      danger: true,
    });
    if (agreed) onRevoke();
  };
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Group gap={6} wrap="nowrap">
          <Dot colour={isOpen ? 'green' : 'gray'} />
          <Text size="sm" fw={550} lineClamp={1}>
            {titre}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {phraseDuLien(lien, now)}
        </Text>
      </div>
      {isOpen && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          flex="none"
          loading={revoking}
          aria-label={`Révoquer\u00a0: ${titre}`}
          onClick={() => void revoke()}
        >
          Révoquer
        </Button>
      )}
    </li>
  );
}

interface DureeProps<Jours extends number> extends Pick<NativeSelectProps, 'size'> {
  readonly durees: readonly Jours[];
  readonly value: Jours;
  readonly onPick: (jours: Jours) => void;
}

/** The choice of how long a link opens. */
export function DureeDuLien<Jours extends number>({ durees, value, onPick, ...look }: DureeProps<Jours>) {
  return (
    <NativeSelect
      {...look}
      label="Le lien dure"
      data={durees.map((jours) => ({
        value: String(jours),
        label: jours > 1 ? `${jours}\u00a0jours` : `${jours}\u00a0jour`,
      }))}
      value={String(value)}
      onChange={({ currentTarget }) => onPick(durees.find((one) => String(one) === currentTarget.value) ?? value)}
    />
  );
}

interface LienDonneProps {
  /** Path of the link below the address of the console; empty when it may not be told again. */
  readonly adresse: string;
  readonly children?: ReactNode;
}

/** A link just made, told this once: it comes into sight, and the keyboard goes on from it. */
export function LienDonne({ adresse, children }: LienDonneProps) {
  const given = useRef<HTMLDivElement>(null);
  // Once for each link: a hidden tab that is shown again runs its effects again, and stays where it was left.
  const reached = useRef('');
  useEffect(() => {
    if (reached.current === adresse) return;
    reached.current = adresse;
    given.current?.scrollIntoView({ block: 'nearest' });
    given.current?.focus({ preventScroll: true });
  }, [adresse]);
  if (adresse === '') return null;
  return (
    <Alert
      key={adresse}
      ref={given}
      tabIndex={-1}
      color="green"
      variant="light"
      role="status"
      title="Copiez ce lien maintenant"
    >
      <CopiedText label="Lien" help="Il ne sera plus montré." text={`${location.origin}${adresse}`} />
      {children}
    </Alert>
  );
}

export function LiensPartages({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.lines}>{children}</ul>;
}
