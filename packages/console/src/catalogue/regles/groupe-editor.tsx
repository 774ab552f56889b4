import { DEEPEST, type Groupe, LIENS, type Regle } from '@bridge/contract';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { added, duplicated, GROUPE_VIDE, inserted, moved, removed, withRegle } from './arbre.rules.ts';
import { ConditionLine } from './condition-line.tsx';
import { type LineActs, LineButtons } from './line-buttons.tsx';
import { estIncomplete, pathOf } from './problemes.rules.ts';
import { focusSoon, useRegleScene } from './regle-scene.ts';
import classes from './regles.module.css';
import { SujetMenu } from './sujet-menu.tsx';
import { Undo } from './undo.tsx';

interface Props {
  readonly id: string;
  readonly groupe: Groupe;
  readonly onChange: (next: Groupe) => void;
  /** Inside the tree; nothing at its root. */
  readonly path: string;
  /** 1 at the root. */
  readonly depth: number;
  readonly label: string;
  readonly buttons?: ReactNode;
}

/** « Toutes ces conditions », then a line for each: a condition, or a group of them. */
export function GroupeEditor({ id, groupe, onChange, path, depth, label, buttons }: Props) {
  const { prefix, cles, errors } = useRegleScene();
  const [gone, setGone] = useState<{ readonly regle: Regle; readonly rang: number } | null>(null);
  const idOf = (regle: Regle) => `${prefix}-${cles.cleDe(regle)}`;

  const change = (next: Groupe) => {
    cles.transmet(groupe, next);
    setGone(null);
    onChange(next);
  };
  const add = (regle: Regle) => {
    change(added(groupe, regle));
    focusSoon(`${idOf(regle)}-value`, `${idOf(regle)}-lien`, `${idOf(regle)}-remove`);
  };
  const actsOn = (regle: Regle, rang: number): LineActs => ({
    move: (pas) => {
      change(moved(groupe, rang, pas));
      focusSoon(`${idOf(regle)}-menu`);
    },
    duplicate: () => {
      const next = duplicated(groupe, rang);
      change(next);
      const copy = next.regles[rang + 1];
      if (copy) focusSoon(`${idOf(copy)}-value`, `${idOf(copy)}-lien`, `${idOf(copy)}-remove`);
    },
    remove: () => {
      change(removed(groupe, rang));
      setGone({ regle, rang });
      focusSoon(`${id}-undo`);
    },
  });
  const undo = () => {
    if (!gone) return;
    change(inserted(groupe, gone.rang, gone.regle));
    focusSoon(`${idOf(gone.regle)}-remove`);
  };

  const error = errors.get(path === '' ? 'regles' : `${path}.regles`) ?? errors.get(path);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its lines out as this one needs.
    <div role="group" aria-label={label} id={path === '' ? id : undefined} tabIndex={-1} className={classes.group}>
      <div className={classes.head}>
        <NativeSelect
          id={`${id}-lien`}
          aria-label={`Comment les lignes se combinent\u00a0: ${label}`}
          className={classes.lien}
          data={LIENS}
          value={groupe.lien}
          onChange={({ currentTarget }) => {
            const lien = LIENS.find(({ value }) => value === currentTarget.value)?.value;
            if (lien) change({ ...groupe, lien });
          }}
        />
        {buttons}
      </div>
      {error && !groupe.regles.some(estIncomplete) && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      {groupe.regles.length === 0 && !gone && (
        <Text size="sm" c="dimmed">
          {depth === 1
            ? 'Aucune condition\u00a0: tous les objets publiés sont retenus.'
            : 'Ce groupe est vide\u00a0: ajoutez-y une condition, ou retirez-le.'}
        </Text>
      )}
      <ol className={classes.lines}>
        {groupe.regles.map((regle, rang) => (
          <li key={cles.cleDe(regle)}>
            {gone?.rang === rang && <Undo id={`${id}-undo`} regle={gone.regle} onUndo={undo} />}
            <Line
              id={idOf(regle)}
              regle={regle}
              rang={rang}
              count={groupe.regles.length}
              path={pathOf(path, rang)}
              depth={depth}
              acts={actsOn(regle, rang)}
              onChange={(next) => {
                cles.transmet(regle, next);
                change(withRegle(groupe, rang, next));
              }}
            />
          </li>
        ))}
        {gone && gone.rang >= groupe.regles.length && (
          <li>
            <Undo id={`${id}-undo`} regle={gone.regle} onUndo={undo} />
          </li>
        )}
      </ol>
      <Group gap="xs">
        <SujetMenu id={`${id}-add`} onPick={({ vide }) => add({ ...vide })} />
        {depth < DEEPEST && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconFolderPlus size={14} aria-hidden />}
            onClick={() => add({ ...GROUPE_VIDE })}
          >
            Ajouter un groupe
          </Button>
        )}
      </Group>
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly regle: Regle;
  readonly rang: number;
  readonly count: number;
  readonly path: string;
  readonly depth: number;
  readonly acts: LineActs;
  readonly onChange: (next: Regle) => void;
}

function Line({ id, regle, rang, count, path, depth, acts, onChange }: LineProps) {
  if (regle.genre !== 'groupe') {
    return (
      <ConditionLine id={id} condition={regle} rang={rang} count={count} path={path} acts={acts} onChange={onChange} />
    );
  }
  const name = `le groupe ${rang + 1}`;
  return (
    <GroupeEditor
      id={id}
      groupe={regle}
      onChange={onChange}
      path={path}
      depth={depth + 1}
      label={`Groupe ${rang + 1}`}
      buttons={<LineButtons id={id} name={name} rang={rang} count={count} acts={acts} />}
    />
  );
}
