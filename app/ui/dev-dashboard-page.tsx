/** Development only: the dashboard layout with a heading in it, until an account fills it. */
export default function DevDashboardPage() {
  return <h1 className="text-3xl">Dashboard layout</h1>;
}
