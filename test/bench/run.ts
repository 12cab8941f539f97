import { benchServer } from './server.ts'

console.log(await benchServer(Number(process.argv[2] ?? 2), Number(process.argv[3] ?? 1)))
process.exit()
