// What a page of the documentation does in the browser: theme, search, and copies of code.
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
