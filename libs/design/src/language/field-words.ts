/**
 * Names of fields that payloads often bring, as the words of `Fact.words` or of a label, in lower case, without unit and
 * window. Every language names them all; what is not here keeps the payload's own words.
 */
// oxfmt-ignore
export const FIELD_WORDS = [
  // Pools, tokens, wallets
  'tvl', 'total value locked', 'tvl change', 'apy', 'annual yield', 'apr', 'apy base', 'apy reward',
  'benchmark apy', 'utilization', 'market cap', 'market value', 'fdv', 'price', 'price change', 'open', 'close',
  'high', 'low', 'volume', 'net flow', 'netflow', 'inflow', 'outflow', 'holders', 'holdings', 'positions', 'pnl',
  'profit and loss', 'value', 'change', 'pct of bag', 'share of the bag', 'supply', 'liquidity', 'trades',
  'transactions', 'fees', 'dividend yield', 'buyers', 'sellers', 'deposits', 'rate', 'interest rate', 'exchange rate',
  'reserves',
  // Companies, shops, money
  'revenue', 'costs', 'cost', 'profit', 'net income', 'loss', 'margin', 'sales', 'orders', 'customers', 'clients',
  'users', 'active users', 'daily active users', 'monthly active users', 'new users', 'accounts', 'new accounts',
  'subscribers', 'signups', 'members', 'employees', 'staff', 'churn', 'growth', 'retention', 'conversion',
  'conversion rate', 'mrr', 'monthly recurring revenue', 'arr', 'annual recurring revenue', 'nps',
  'net promoter score', 'average order value', 'budget', 'spend', 'spending', 'salary', 'rent', 'fee', 'fare',
  'tax', 'debt', 'savings', 'income', 'total', 'the total', 'count', 'quantity', 'units', 'items', 'products',
  'stock', 'sold', 'returns', 'refunds', 'tickets', 'ticket price', 'rating', 'stars', 'reviews', 'share',
  'market share', 'raised', 'goal', 'target', 'donations', 'donors', 'loaves', 'bread', 'cakes', 'coffee', 'books',
  'films', 'games', 'music', 'loans',
  // Systems and service
  'uptime', 'latency', 'errors', 'error rate', 'requests', 'incidents', 'downloads', 'views', 'visits', 'visitors',
  'clicks', 'followers', 'likes', 'comments', 'response', 'response time', 'median response', 'wait', 'wait time',
  'queue', 'delay', 'delays', 'duration', 'time', 'score', 'level', 'capacity', 'occupancy', 'availability',
  'storage', 'memory', 'battery', 'speed', 'version', 'open tickets', 'closed tickets',
  // Sport
  'points', 'wins', 'won', 'losses', 'lost', 'draws', 'drawn', 'played', 'matches', 'goals', 'goal difference',
  'assists', 'rank', 'position', 'attendance', 'medals', 'gold', 'silver', 'bronze', 'matchday', 'season', 'form',
  'streak', 'laps', 'top scorer',
  // Weather and nature
  'temperature', 'temp', 'feels like', 'rain', 'precipitation', 'snow', 'wind', 'wind speed', 'humidity',
  'pressure', 'condition', 'sunrise', 'sunset', 'sunshine', 'visibility', 'uv index', 'air quality', 'water level',
  'emissions', 'energy', 'electricity', 'power', 'consumption', 'output', 'area', 'height', 'length', 'depth',
  'width', 'distance', 'weight', 'mass', 'magnitude',
  // People, votes, cities, science
  'population', 'people', 'residents', 'households', 'births', 'deaths', 'cases', 'patients', 'beds', 'students',
  'teachers', 'schools', 'turnout', 'votes', 'voters', 'seats', 'women', 'men', 'children', 'age', 'median age',
  'unemployment', 'inflation', 'gdp', 'passengers', 'flights', 'trains', 'rooms', 'nights', 'guests', 'jobs',
  'vehicles', 'cars', 'bikes', 'rides', 'stations', 'homes', 'trees', 'animals', 'species', 'samples', 'pages',
  'calories', 'protein', 'fat', 'sugar', 'prep', 'bake', 'servings', 'recycling', 'recycled',
  // Words that name who or where, and lists
  'city', 'country', 'region', 'place', 'venue', 'protocol', 'exchange', 'league', 'team', 'author', 'title',
  'source', 'date', 'start', 'end', 'pool', 'chain', 'network', 'company', 'product', 'category', 'type', 'status',
  'sector', 'industry', 'owner', 'director', 'captain', 'winner', 'language', 'currency', 'brand', 'model',
  'event', 'available', 'occupied', 'completed', 'on time', 'cancelled', 'active', 'renewable',
  // Further fields of daily work and life
  'signatures', 'registered voters', 'councillors', 'amount', 'demand', 'players', 'peak players', 'hours played',
  'copies sold', 'review score', 'platforms', 'total beds', 'beds free', 'vaccinated', 'salt', 'allergens',
  'ingredients', 'acceptance rate', 'tuition', 'faculties', 'discount', 'earlier price', 'warranty', 'bookings',
  'no shows', 'tables free', 'average spend', 'contributors', 'issues closed', 'issues open', 'signup rate',
  'tickets opened', 'tickets closed', 'first reply', 'resolution time', 'satisfaction', 'agents', 'shots home',
  'shots away', 'possession home', 'pass accuracy', 'minutes played', 'expected goals', 'punctuality',
  'bikes available', 'bikes in use', 'trips', 'trips today', 'average trip', 'plays', 'average score', 'pass rate',
  'candidates', 'response rate', 'serious events', 'days', 'elevation', 'surgeries', 'infection rate',
  'annual return', 'return', 'inflation target', 'policy rate', 'assets', 'units sold', 'sessions', 'new members',
  'new followers', 'viewers', 'drivers', 'runners', 'dividend', 'cash flow', 'snow depth', 'air quality index',
  'market price', 'high price', 'low price', 'campaign', 'clinic', 'hospital', 'university', 'project', 'planet',
  'restaurant', 'airport', 'exam', 'volcano', 'bank', 'shop', 'fund', 'town', 'club', 'week', 'name',
  'places to sit', 'buys', 'sells', 'pair', 'drug', 'trend', 'spread', 'follow up', 'students per teacher',
  'bundle size', 'tremors', 'lowest temperature', 'highest temperature', 'peak viewers', 'average viewers',
  'invoices sent', 'invoices overdue', 'net loss', 'core inflation', 'orbital period', 'page load', 'average order',
  'delivery',
] as const;

export type FieldWord = (typeof FIELD_WORDS)[number];
