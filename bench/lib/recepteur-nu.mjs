import { createServer } from 'node:http';

/** Accepts what visitors send and does nothing: the cost of simulating them. */
const server = createServer((asked, answer) => {
  asked.resume();
  asked.on('end', () => {
    answer.statusCode = 204;
    answer.end();
  });
});
server.listen(0, '127.0.0.1');
process.on('message', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
