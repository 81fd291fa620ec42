// What a page of the documentation does in the browser: theme, search, languages of samples, and copies of code.
const root = document.documentElement;
const theme = document.getElementById('theme');
const search = document.getElementById('search');
const found = document.getElementById('found');
const MOST_FOUND = 12;

const isDark = () =>
  (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

function showTheme() {
  theme.textContent = isDark() ? 'Light' : 'Dark';
  theme.setAttribute('aria-label', isDark() ? 'Light theme' : 'Dark theme');
}

const chosen = localStorage.getItem('docs-theme');
if (chosen === 'dark' || chosen === 'light') root.dataset.theme = chosen;
theme.hidden = false;
showTheme();
theme.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  localStorage.setItem('docs-theme', root.dataset.theme);
  showTheme();
});

// Beside the page the list of pages stays open; on a telephone it is opened.
const pages = document.querySelector('.pages details');
const wide = matchMedia('(min-width: 60rem)');
const unfold = () => (pages.open = wide.matches);
wide.addEventListener('change', unfold);
unfold();

for (const code of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.querySelector('code').textContent).then(() => {
      button.textContent = 'Copied';
    });
  });
  code.append(button);
}

const groups = [...document.querySelectorAll('.samples')];

/** Every sample of the page in one language; where a group does not have it, its first one. */
function speak(language) {
  for (const group of groups) {
    const samples = [...group.querySelectorAll('.sample')];
    const shown = samples.find((sample) => sample.dataset.language === language) ?? samples[0];
    samples.forEach((sample, n) => {
      sample.hidden = sample !== shown;
      const tab = group.querySelectorAll('[role=tab]')[n];
      tab.setAttribute('aria-selected', String(sample === shown));
      tab.tabIndex = sample === shown ? 0 : -1;
    });
  }
}

function choose(tab) {
  // What was chosen stays where it is while groups above it change their height.
  const before = tab.getBoundingClientRect().top;
  localStorage.setItem('docs-language', tab.dataset.language);
  speak(tab.dataset.language);
  scrollBy(0, tab.getBoundingClientRect().top - before);
}

groups.forEach((group, g) => {
  const tabs = document.createElement('div');
  tabs.className = 'tabs';
  tabs.setAttribute('role', 'tablist');
  tabs.setAttribute('aria-label', 'Language');
  for (const [n, sample] of [...group.querySelectorAll('.sample')].entries()) {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = `tab-${g}-${n}`;
    tab.textContent = sample.querySelector('.language').textContent;
    tab.dataset.language = sample.dataset.language;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', (sample.id = `sample-${g}-${n}`));
    tab.addEventListener('click', () => choose(tab));
    sample.setAttribute('role', 'tabpanel');
    sample.setAttribute('aria-labelledby', tab.id);
    tabs.append(tab);
  }
  tabs.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const all = [...tabs.children];
    const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    next.focus();
    choose(next);
  });
  group.prepend(tabs);
  group.dataset.tabs = '';
});
speak(localStorage.getItem('docs-language'));

let index;

/** Every word must be somewhere; words of a heading weigh most. */
function weigh([heading, page, , text], words) {
  let weight = 0;
  for (const word of words) {
    const inHeading = heading.toLowerCase().includes(word);
    const inPage = page.toLowerCase().includes(word);
    if (!inHeading && !inPage && !text.toLowerCase().includes(word)) return 0;
    weight += inHeading ? 10 : inPage ? 4 : 1;
  }
  return weight;
}

function show(entries, query) {
  const links = entries.map(([heading, page, address]) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = heading;
    const where = document.createElement('small');
    where.textContent = page;
    link.append(where);
    return link;
  });
  if (links.length === 0 && query) {
    const nothing = document.createElement('p');
    nothing.textContent = `Nothing about “${query}”`;
    links.push(nothing);
  }
  found.replaceChildren(...links);
}

async function look() {
  index ??= fetch('/docs/assets/search.json').then((answer) => answer.json());
  const entries = await index;
  const query = search.value.trim();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const weighed = words.length === 0 ? [] : entries.map((entry) => [weigh(entry, words), entry]);
  const best = weighed.filter(([weight]) => weight > 0).sort(([a], [b]) => b - a);
  show(
    best.slice(0, MOST_FOUND).map(([, entry]) => entry),
    query,
  );
}

search.addEventListener('input', () => void look());

document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== search) {
    event.preventDefault();
    search.focus();
  }
  if (event.key === 'Escape') show([], '');
});
