import { Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, useTheme } from '../../../app/theme';
import { ChoiceGroup } from '../../../ui/choice-group';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;
const THEMES = Object.keys(ICONS) as Theme[];

/** Light, dark, or as the system likes it. */
export function AppearancePanel() {
  const text = words.account.profile;
  const [theme, setTheme] = useTheme();
  return (
    <Panel title={text.appearance} about={text.appearanceAbout}>
      <ChoiceGroup
        label={<span className="spoken">{text.appearance}</span>}
        choices={THEMES.map((value) => {
          const Icon = ICONS[value];
          return { value, label: words.shell.theme[value], picture: <Icon size={20} aria-hidden="true" /> };
        })}
        value={theme}
        onChange={(value) => setTheme(value as Theme)}
      />
    </Panel>
  );
}
