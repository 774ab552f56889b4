import { formatNumber, mayAccess, moveDossier } from '@bridge/contract';
import { ActionIcon, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFolder, IconFolderOff, IconFolders, IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { dossiersQuery } from '../../../catalogue/media/media.queries.ts';
import { useListContext } from '../../../resource/list/list.context.ts';
import { withFilter } from '../../../resource/list/state/list-state.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from './dossiers.module.css';
import { arbreDe, type Dossier, dossierDe, dossierSuivi, filtreDe, isDans } from './dossiers.rules.ts';

const DossierDialog = lazy(() => import('./dossier.dialog.tsx'));

/** The tree of folders: a click shows what a folder holds, with all that is below. */
export function Dossiers({ onShown }: { readonly onShown?: () => void }) {
  const { list, open } = useListContext();
  const { filters } = list.state;
  const queries = useQueryClient();
  const { data: comptes, error, isFetching, refetch } = useQuery(dossiersQuery);
  const viewer = useSession((session) => session.viewer);
  const mayMove = mayAccess(moveDossier.access, viewer);
  if (!comptes) {
    if (!error) return <Skeleton height={120} />;
    return (
      <LoadError
        title="Les dossiers n’ont pas pu être lus"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const arbre = arbreDe(comptes);
  const current = filters.dossier === undefined ? undefined : dossierDe(filters.dossier);
  const sans = comptes.find(({ chemin }) => chemin === '')?.nombre ?? 0;
  const show = (dossier: string | undefined, among = comptes) => {
    const values = dossier === undefined ? undefined : dossier === '' ? [''] : filtreDe(dossier, among);
    list.change({ filters: withFilter(filters, 'dossier', values), affichage: '' });
    onShown?.();
  };
  /** Keeps showing the folder in sight when it, or a folder above it, has moved; any other stays as it is. */
  const follow = async (dossier: string, vers: string) => {
    if (typeof current !== 'string') return;
    const holds = isDans(current, dossier) || isDans(current, vers);
    const next = dossierSuivi(current, dossier, vers) ?? (holds ? current : undefined);
    if (next === undefined) return;
    // The counts made since the move are used; they are read again only if nobody has done so.
    const counted = { ...dossiersQuery, staleTime: Number.POSITIVE_INFINITY };
    show(next, await queries.fetchQuery(counted).catch(() => comptes));
  };
  const move = (dossier: string) =>
    open((close) => <DossierDialog dossier={dossier} onClose={close} onMoved={(vers) => void follow(dossier, vers)} />);
  return (
    <nav aria-label="Dossiers">
      <ul className={classes.tree}>
        <li>
          <Line
            icon={<IconFolders size={16} aria-hidden />}
            isCurrent={current === undefined}
            onClick={() => show(undefined)}
          >
            Tous les médias
          </Line>
        </li>
        {arbre.map((dossier) => (
          <Branch key={dossier.chemin} dossier={dossier} current={current} show={show} move={mayMove ? move : null} />
        ))}
        {sans > 0 && arbre.length > 0 && (
          <li>
            <Line
              icon={<IconFolderOff size={16} aria-hidden />}
              count={sans}
              isCurrent={current === ''}
              onClick={() => show('')}
            >
              Sans dossier
            </Line>
          </li>
        )}
      </ul>
      {arbre.length === 0 && (
        <Text size="xs" c="dimmed" p="xs">
          Un dossier apparaît ici dès qu’un média le porte.
        </Text>
      )}
    </nav>
  );
}

interface BranchProps {
  readonly dossier: Dossier;
  readonly current: string | null | undefined;
  readonly show: (dossier: string) => void;
  readonly move: ((dossier: string) => void) | null;
}

function Branch({ dossier, current, show, move }: BranchProps) {
  const { chemin, nom, nombre, enfants } = dossier;
  // The folder in sight is unfolded, however deep it is.
  const [isOpen, setOpen] = useState(typeof current === 'string' && isDans(chemin, current));
  return (
    <li>
      <div className={classes.folder}>
        {enfants.length > 0 ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`${isOpen ? 'Replier' : 'Déplier'} ${nom}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden className={classes.chevron} data-open={isOpen || undefined} />
          </ActionIcon>
        ) : (
          <span className={classes.nochevron} />
        )}
        <Line
          icon={<IconFolder size={16} aria-hidden />}
          count={nombre}
          isCurrent={current === chemin}
          onClick={() => show(chemin)}
        >
          {nom}
        </Line>
        {move && (
          <ActionIcon
            className={classes.rename}
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`Renommer ou déplacer ${nom}`}
            onClick={() => move(chemin)}
          >
            <IconPencil size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {isOpen && enfants.length > 0 && (
        <ul className={classes.tree}>
          {enfants.map((enfant) => (
            <Branch key={enfant.chemin} dossier={enfant} current={current} show={show} move={move} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly count?: number;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Line({ icon, count, isCurrent, onClick, children }: LineProps) {
  return (
    <UnstyledButton className={classes.line} aria-current={isCurrent || undefined} onClick={onClick}>
      {icon}
      <span className={classes.name}>{children}</span>
      {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
    </UnstyledButton>
  );
}
