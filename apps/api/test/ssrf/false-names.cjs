// Loaded into the programs before anything else: plays a name server that means harm. FALSE_NAMES is JSON, a list of
// answers by name; the last one is given from then on. An answer is a list of addresses.
const dns = require('node:dns');

const names = JSON.parse(process.env.FALSE_NAMES ?? '{}');
const resolve = dns.lookup;

dns.lookup = (name, options, callback) => {
  const answers = names[name];
  if (!answers) return resolve(name, options, callback);
  const addresses = answers.length > 1 ? answers.shift() : answers[0];
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  process.nextTick(() => (options.all ? callback(null, found) : callback(null, found[0].address, found[0].family)));
};
